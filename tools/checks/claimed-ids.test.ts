import { describe, expect, it } from 'vitest'
import { claimedIds } from './claimed-ids.ts'

describe('the requirement ids of a test file', () => {
  it('are those in the brackets of its titles, each once', () => {
    const text = `it('is shown [A3.34] [A7.42, B9.03]', async () => {\n  test('is kept [A3.34]', () => {})`
    expect([...claimedIds(text)]).toEqual(['A3.34', 'A7.42', 'B9.03'])
  })

  it('are not in comments or other brackets', () => {
    expect([...claimedIds(`// see [A3.34]\n * [A3.35]\nrows['A3.36']\nconst list = [A3]`)]).toEqual([])
  })
})
