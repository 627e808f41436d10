import { describe, expect, it } from 'vitest'
import { partsOf } from './addresses.ts'

const addressesIn = (text: string) =>
  partsOf(text).flatMap(({ part, isAddress }) => (isAddress ? [part] : []))

describe('web addresses in a message', () => {
  it.each([
    ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
    ['See https://example.com/a_(b).', 'https://example.com/a_(b)'],
    ['(as on https://example.com/a)', 'https://example.com/a'],
    ['(as on https://example.com/a_(b))', 'https://example.com/a_(b)'],
    ['[https://example.com/list[1]]', 'https://example.com/list[1]'],
    ['Really https://example.com/?', 'https://example.com/'],
  ])('end where they end: %s', (text, address) => {
    expect(addressesIn(text)).toEqual([address])
  })

  it('are taken out of a text of which nothing is lost', () => {
    const text = 'One https://example.com/a, two (http://example.com/b) and https://.'
    expect(addressesIn(text)).toEqual(['https://example.com/a', 'http://example.com/b'])
    expect(
      partsOf(text)
        .map(({ part }) => part)
        .join(''),
    ).toBe(text)
  })

  it('do not take long over brackets', () => {
    const text = `https://example.com/${')'.repeat(2_000)}`
    expect(addressesIn(text)).toEqual(['https://example.com/'])
  })
})
