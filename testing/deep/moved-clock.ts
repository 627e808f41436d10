/**
 * Loaded into a server before anything else. Moves its clock by the offset that the parent process sets, as after a
 * wrong setting or a jump of the machine's time. Timers are unchanged.
 */
const RealDate = Date
let offsetMs = 0

class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? RealDate.now() + offsetMs : given[0])
  }
  static override now(): number {
    return RealDate.now() + offsetMs
  }
}
Object.defineProperty(globalThis, 'Date', { value: MovedDate, configurable: true, writable: true })

process.on('message', (received) => {
  if (typeof received !== 'object' || received === null || !('clockOffsetMs' in received)) return
  if (typeof received.clockOffsetMs === 'number') offsetMs = received.clockOffsetMs
})
process.channel?.unref()
