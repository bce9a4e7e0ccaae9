"""How arguments and results are cut for the devices of a mesh.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from typing import NamedTuple, Optional, Sequence, Tuple

from . import _capi, _library
from ._handle import Closable, _c, number
from .errors import InvalidArgumentError


class AxisPart(NamedTuple):
    """An axis of a mesh, or a part of it: the one behind parts whose sizes have the product `before`."""

    axis: str
    before: int
    size: int


class CutDimension(NamedTuple):
    """What cuts a dimension of a value: axes, the major one first. If it is open, further axes may cut it."""

    axes: Tuple[AxisPart, ...]
    is_open: bool
    priority: Optional[int]


class Sharding(Closable):
    """How a value is cut: the mesh, a row-major array of devices with named axes, and what its axes do."""

    def __init__(self, handle):
        self._owned = handle

    @property
    def axes(self) -> Tuple[Tuple[str, int], ...]:
        """The names and sizes of the axes of the mesh."""
        handle = self._handle
        return tuple(
            (_library.text(_c.shlo_sharding_axis_name, handle, k), _c.shlo_sharding_axis_size(handle, k))
            for k in range(_c.shlo_sharding_axis_count(handle))
        )

    @property
    def devices(self) -> Tuple[int, ...]:
        """The numbers of the devices, in the order of the row-major mesh."""
        handle = self._handle
        return tuple(_c.shlo_sharding_device(handle, k) for k in range(_c.shlo_sharding_device_count(handle)))

    @property
    def dimensions(self) -> Tuple[CutDimension, ...]:
        handle, found = self._handle, []
        for k in range(_c.shlo_sharding_rank(handle)):
            priority = _c.shlo_sharding_priority(handle, k)
            is_open = bool(_c.shlo_sharding_is_open(handle, k))
            found.append(CutDimension(self._parts(k), is_open, None if priority < 0 else priority))
        return tuple(found)

    @property
    def replicated(self) -> Tuple[AxisPart, ...]:
        return self._parts(_capi.SHLO_SHARDING_REPLICATED)

    @property
    def unreduced(self) -> Tuple[AxisPart, ...]:
        return self._parts(_capi.SHLO_SHARDING_UNREDUCED)

    @property
    def manual(self) -> Tuple[AxisPart, ...]:
        return self._parts(_capi.SHLO_SHARDING_MANUAL)

    def slices(self, device: int, shape: Sequence[int]) -> Tuple[slice, ...]:
        """The part of an array of this shape that the device has, as an index of the array."""
        handle, rank = self._handle, _c.shlo_sharding_rank(self._handle)
        if len(shape) != rank:
            raise InvalidArgumentError(f"the shape has {len(shape)} dimensions, the sharding {rank}")
        device = number(device, _capi.c_int64, "device")
        if device not in self.devices:
            raise InvalidArgumentError(f"device {device} is not in the mesh")
        found = []
        for k, extent in enumerate(shape):
            extent = number(extent, _capi.c_int64, "shape")
            if extent < 0:
                raise InvalidArgumentError(f"the shape has the extent {extent}")
            start = _c.shlo_sharding_slice_start(handle, device, k, extent)
            found.append(slice(start, start + _c.shlo_sharding_slice_size(handle, device, k, extent)))
        return tuple(found)

    def _parts(self, which):
        handle = self._handle
        return tuple(
            AxisPart(
                _library.text(_c.shlo_sharding_axis_name, handle, _c.shlo_sharding_part_axis(handle, which, k)),
                _c.shlo_sharding_part_before(handle, which, k),
                _c.shlo_sharding_part_size(handle, which, k),
            )
            for k in range(_c.shlo_sharding_part_count(handle, which))
        )

    def __repr__(self):
        if self.is_closed:
            return "<Sharding, closed>"
        mesh = " x ".join(f"{name}={size}" for name, size in self.axes)
        cuts = ", ".join("{" + ", ".join(part.axis for part in cut.axes) + "}" for cut in self.dimensions)
        return f"<Sharding [{cuts}] of {mesh or 'one device'}>"
