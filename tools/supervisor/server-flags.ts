import { strippedTypes } from './stripped-types.ts'

/**
 * By default Node uses memory as if it had the machine to itself. The server collects garbage earlier: its heap grows by
 * a third over the live objects, not to a multiple, and the young generation is smaller. Growing by half takes 40 MiB
 * more and renders pages a tenth faster (docs/bench.md).
 */
export const serverFlags = ['--heap-growing-percent=30', '--max-semi-space-size=6', ...strippedTypes]

/**
 * glibc has an arena for each thread that compresses or draws; two are enough and waste less. Allocations above 128 KiB,
 * such as the compressors' windows, are returned at once; without a fixed threshold glibc raises it.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
