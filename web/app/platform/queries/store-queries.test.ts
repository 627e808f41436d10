import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { StoreQueries } from './store-queries.ts'

const queryKey = ['reviews']

/** A list on a server, whose answers the test sends when it likes. */
function listed() {
  const stored: string[] = []
  const waiting: (() => void)[] = []
  const queries = new StoreQueries()
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      const answer = [...stored]
      return new Promise<string[]>((resolve) => waiting.push(() => resolve(answer)))
    },
  })
  observer.subscribe(() => undefined)
  return { stored, waiting, queries, shown: () => observer.getCurrentResult().data }
}

describe('after a change', () => {
  it('a list whose first load began before the change is loaded again', async () => {
    const { stored, waiting, queries, shown } = listed()
    stored.push('Wears well')
    const reloaded = queries.invalidateQueries({ queryKey })
    waiting[0]?.()
    await expect.poll(() => waiting.length).toBe(2)
    expect(shown()).toEqual([])
    waiting[1]?.()
    await reloaded
    expect(shown()).toEqual(['Wears well'])
  })

  it('a loaded list is loaded once more, not twice', async () => {
    const { stored, waiting, queries, shown } = listed()
    waiting[0]?.()
    await expect.poll(shown).toEqual([])
    stored.push('Wears well')
    const reloaded = queries.invalidateQueries({ queryKey })
    waiting[1]?.()
    await reloaded
    expect(shown()).toEqual(['Wears well'])
    expect(waiting).toHaveLength(2)
  })
})
