import { describe, expect, it } from 'vitest'
import { pageOf } from './paging.ts'

const numbers = Array.from({ length: 60 }, (_, at) => at + 1)
const find = async ({ limit, offset }: { limit: number; offset: number }) => ({
  rows: numbers.slice(offset, offset + limit),
  total: numbers.length,
})

describe('a page of a list', () => {
  it('is the first one unless told', async () => {
    expect(await pageOf(undefined, find)).toEqual({ rows: numbers.slice(0, 25), total: 60, pages: 3 })
  })
  it('is the rest at the end, and empty behind it', async () => {
    expect((await pageOf(3, find)).rows).toEqual(numbers.slice(50))
    expect((await pageOf(4, find)).rows).toEqual([])
  })
  it('is one, though nothing is on the list', async () => {
    expect(await pageOf(1, async () => ({ rows: [], total: 0 }))).toEqual({ rows: [], total: 0, pages: 1 })
  })
})
