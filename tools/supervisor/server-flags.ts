import { strippedTypes } from './stripped-types.ts'

/**
 * By default Node uses memory as if it had the machine to itself. The server collects garbage earlier: its heap grows by
 * half over the live objects, not to a multiple, and the young generation is smaller. Growing by less saves little more
 * and makes rendering pages half again as expensive (docs/bench.md).
 */
export const serverFlags = ['--heap-growing-percent=50', '--max-semi-space-size=6', ...strippedTypes]

/**
 * glibc has an arena for each thread that compresses or draws; two are enough and waste less. Allocations above 128 KiB,
 * such as the compressors' windows, are returned at once; without a fixed threshold glibc raises it.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
