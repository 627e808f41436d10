import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** A work that ends when it is told, and the order in which works began. */
function works() {
  const begun: string[] = []
  const work = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const start = () => {
      begun.push(name)
      return promise
    }
    return { start, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { begun, work }
}

describe('works in turn', () => {
  it('of one customer are done one after the other, those of others beside them', async () => {
    const { begun, work } = works()
    const inTurn = createTurns()
    const [first, second, other] = [work('first'), work('second'), work('other')]
    const ends = [inTurn('amaya', first.start), inTurn('amaya', second.start)]
    ends.push(inTurn('ruwan', other.start))
    await expect.poll(() => begun).toEqual(['first', 'other'])
    other.end()
    expect(await ends[2]).toBe('other')
    expect(begun).not.toContain('second')
    first.end()
    second.end()
    expect(await Promise.all(ends)).toEqual(['first', 'second', 'other'])
  })

  it('go on after one that fails, which fails alone', async () => {
    const { work } = works()
    const inTurn = createTurns()
    const [first, second] = [work('first'), work('second')]
    const failing = expect(inTurn('amaya', first.start)).rejects.toThrow('first')
    const next = inTurn('amaya', second.start)
    first.fail()
    second.end()
    await failing
    expect(await next).toBe('second')
  })
})
