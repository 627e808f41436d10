import { describe, expect, it } from 'vitest'
import { firstPart } from './log-part.ts'

const row = (letters: number) => ({ at: 1, change: { do: 'write', text: 'x'.repeat(letters) } })
const onThisDevice = { url: `/this-device/${crypto.randomUUID()}` }

describe('what of a log is sent with one call', () => {
  it('is all of it while that is little', () => {
    const rows = Array.from({ length: 200 }, () => row(100))
    expect(firstPart(rows)).toEqual(rows)
    expect(firstPart([])).toEqual([])
  })

  it('is about 500 kB, and the rest comes with the next calls', () => {
    const rows = Array.from({ length: 200 }, () => row(40_000))
    const part = firstPart(rows)
    expect(part).toEqual(rows.slice(0, part.length))
    expect(part.length).toBe(12)
  })

  it('is a step that is larger alone, by itself', () => {
    expect(firstPart([row(900_000), row(1)])).toHaveLength(1)
  })

  it('ends where a picture is still on this device', () => {
    expect(firstPart([row(1), onThisDevice, row(2)])).toEqual([row(1)])
    expect(firstPart([onThisDevice, row(2)])).toEqual([])
  })
})
