/**
 * Ends the process, with 1 if anything failed, once all that it printed is out: a pipe takes a long output bit by bit,
 * and its end says what failed.
 */
export function exitAfterOutput(failed: number): void {
  process.stdout.write('', () => process.exit(failed === 0 ? 0 : 1))
}
