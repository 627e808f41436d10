import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestSellersAmong, type Sold } from './best-sellers.rules.ts'

const sold = (id: string, skus: number, change: Partial<Sold> = {}): Sold => ({
  id,
  skus,
  choice: 'automatic',
  isPublished: true,
  ...change,
})
const three = { places: 3, fewestUnits: 10 }

it('takes what sold most, as many as there are places', () => {
  expect(bestSellersAmong([sold('a', 1), sold('b', 9), sold('c', 4), sold('d', 5)], three)).toEqual([
    'b',
    'd',
    'c',
  ])
})

it('gives the first places to what staff chose, and none to what they excluded or took away', () => {
  const products = [
    sold('quiet', 0, { choice: 'always' }),
    sold('loud', 90, { choice: 'never' }),
    sold('hidden', 50, { isPublished: false }),
    sold('second', 20),
    sold('third', 10),
    sold('fourth', 5),
  ]
  expect(bestSellersAmong(products, three)).toEqual(['quiet', 'second', 'third'])
})

it('says nothing while little was sold, and never names what nobody bought', () => {
  expect(bestSellersAmong([sold('a', 5), sold('b', 4)], three)).toBeUndefined()
  expect(bestSellersAmong([], three)).toBeUndefined()
  expect(bestSellersAmong([sold('a', 10), sold('b', 0)], three)).toEqual(['a'])
})

it('is the same whatever order the products come in', () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      skus: fc.nat(20),
      choice: fc.constantFrom('automatic', 'always', 'never'),
      isPublished: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(some, (products) => {
      const forwards = bestSellersAmong(products, three)
      const backwards = bestSellersAmong([...products].reverse(), three)
      expect(new Set(backwards)).toEqual(new Set(forwards))
    }),
  )
})
