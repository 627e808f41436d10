import { readFileSync } from 'node:fs'

/** Processor time since the machine started, in hundredths of a second. */
export interface ProcessorTime {
  readonly all: number
  /** What a virtual machine wanted and did not get, as others ran. */
  readonly stolen: number
}

/** Only Linux says it; elsewhere nothing is stolen. */
export function processorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { all: 0, stolen: 0 }
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  // User, nice, system, idle, iowait, irq, softirq, steal: what follows is contained in these.
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number)
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 }
}

/** The share of the processors' time that other machines took between two moments, 0 to 1. */
export const stolenShare = (before: ProcessorTime, after: ProcessorTime): number =>
  after.all === before.all ? 0 : (after.stolen - before.stolen) / (after.all - before.all)
