import { cpus } from 'node:os'

/**
 * The processor seconds that the machine has worked since it started: those of Chromium do not reach its parent. Two
 * readings tell what a run took, and what other work took meanwhile.
 */
export const workedSeconds = (processors = cpus()): number =>
  processors.reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1_000
