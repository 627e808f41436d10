/**
 * Node takes memory as if the machine were its own. The server collects its garbage earlier instead: its heap grows
 * by half over what lives, not to a multiple of it, and what is young is collected in smaller steps. Growing by less
 * saves little more and costs the rendering of pages half again as much (docs/bench.md).
 */
export const serverFlags = ['--heap-growing-percent=50', '--max-semi-space-size=6'] as const

/**
 * glibc keeps a heap for each thread that compresses or draws; two are enough, and less is lost between them. What is
 * larger than 128 KiB, as the compressors' windows are, is given back at once; without a fixed limit glibc raises it.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
