// Threads that help runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"runtime"
	"sync"
	"time"

	"stablehlo/internal/capi"
)

// Pool is threads that help the runs of plans whose PlanOptions name it. The results have the same bytes with any pool
// and with none. Any number of plans and runs may share a pool.
type Pool struct {
	handle *handle[capi.Pool]
	runs   *helpers
}

// helpers is what runs with one pool, or with none, share.
type helpers struct {
	pool     *handle[capi.Pool] // nil: none
	options  *capi.RunOptions   // of runs that nothing can end; nil without a pool
	stoppers sync.Pool          // of those that no context can cancel any more
}

var (
	pools = kind[capi.Pool]{destroy: capi.PoolDestroy}
	alone = new(helpers) // of runs without a pool
)

// PoolOptions are options of a pool.
type PoolOptions struct {
	Threads int           // that work at once, with the one that runs; 0 is one for each processor
	Spin    time.Duration // how long a thread looks for more work before it sleeps, at most a second
}

// NewPool starts threads. They are no goroutines: they sleep while there is no work. options may be nil.
func NewPool(options *PoolOptions) (*Pool, error) {
	if options == nil {
		options = new(PoolOptions)
	}
	if options.Spin < 0 || options.Spin > time.Second {
		return nil, invalid("", "Spin is %v, expected 0 to 1s", options.Spin)
	}
	threads := int32(min(max(options.Threads, -1), 1<<30)) // the library refuses what is too much
	var pointer *capi.Pool
	var failed *capi.Error
	capi.PoolCreate(threads, &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	runs := &helpers{pool: newHandle(pointer, &pools)}
	capi.PoolSetSpin(pointer, uint32(options.Spin.Microseconds()), &failed)
	err := failure(failed)
	if err == nil {
		runs.options, err = newRunOptions(nil, runs)
	}
	if err != nil {
		runs.pool.close()
		return nil, err
	}
	runtime.AddCleanup(runs, capi.RunOptionsDestroy, runs.options)
	return &Pool{handle: runs.pool, runs: runs}, nil
}

// Threads is how many threads work at once, with the one that runs; 0 if the pool is closed.
func (p *Pool) Threads() int {
	if !p.handle.enter() {
		return 0
	}
	defer p.handle.leave()
	return int(capi.PoolThreads(p.handle.pointer))
}

// Close ends the threads. Runs with the pool go on, on their own threads; so do later ones.
func (p *Pool) Close() { p.handle.close() }
