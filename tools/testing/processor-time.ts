import { readFileSync } from 'node:fs'

/** Linux counts it in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100

/**
 * The processor seconds of all child processes that have ended, and of theirs. Undefined where there is no /proc: Node
 * knows only its own.
 */
export function childProcessorSeconds(): number | undefined {
  try {
    return processorSecondsIn(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return undefined
  }
}

/** Reads user and system time of waited-for children from /proc/<pid>/stat. */
export function processorSecondsIn(stat: string): number {
  // A program's name may contain spaces and brackets; the numbers start behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
