// Whether there is a library that fits, and the versions that it knows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"sync"

	"stablehlo/internal/capi"
)

// ready is the error of every call if the library does not fit.
var ready = sync.OnceValue(func() error {
	if unusable := capi.Available(); unusable != nil {
		return &Error{Code: Code(unusable.Status), Message: unusable.Message}
	}
	return nil
})

// LibraryVersion is the version of the library.
func LibraryVersion() (string, error) {
	if err := ready(); err != nil {
		return "", err
	}
	return static(capi.LibraryVersion()), nil
}

// NewestVersion is the newest StableHLO version of an artifact.
func NewestVersion() (string, error) {
	if err := ready(); err != nil {
		return "", err
	}
	return static(capi.StablehloVersion()), nil
}

// OldestVersion is the oldest StableHLO version of an artifact.
func OldestVersion() (string, error) {
	if err := ready(); err != nil {
		return "", err
	}
	return static(capi.StablehloMinimumVersion()), nil
}

// CompareVersions is -1, 0 or 1 if the left version X.Y.Z is older than, equal to or newer than the right one.
func CompareVersions(left, right string) (int, error) {
	if err := ready(); err != nil {
		return 0, err
	}
	l, leftLength := pointerTo(left)
	r, rightLength := pointerTo(right)
	var order int32
	var failed *capi.Error
	capi.VersionCompare(l, leftLength, r, rightLength, &order, &failed)
	return int(order), failure(failed)
}

// Release is a release of StableHLO that changed the minor version.
type Release struct{ Version, Date string }

// Releases are the releases of StableHLO, the oldest first.
func Releases() ([]Release, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	result := make([]Release, capi.ReleaseCount())
	for i := range result {
		result[i] = Release{static(capi.ReleaseVersion(uintptr(i))), static(capi.ReleaseDate(uintptr(i)))}
	}
	return result, nil
}

// Compatibility states how old a consumer may be.
type Compatibility int32

// The requirements.
const (
	CompatibilityNone   Compatibility = Compatibility(capi.SHLO_COMPATIBILITY_NONE)    // the newest version
	CompatibilityWeek4  Compatibility = Compatibility(capi.SHLO_COMPATIBILITY_WEEK_4)  // consumers up to four weeks old
	CompatibilityWeek12 Compatibility = Compatibility(capi.SHLO_COMPATIBILITY_WEEK_12) // consumers up to twelve weeks old
	CompatibilityMax    Compatibility = Compatibility(capi.SHLO_COMPATIBILITY_MAX)     // the oldest version
)

// VersionFor is the version to write for consumers.
func VersionFor(requirement Compatibility) (string, error) {
	if err := ready(); err != nil {
		return "", err
	}
	version := static(capi.VersionForCompatibility(capi.Compatibility(requirement)))
	if version == "" {
		return "", invalid("requirement", "%d does not exist", requirement)
	}
	return version, nil
}
