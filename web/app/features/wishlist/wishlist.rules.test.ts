import type { WishedProduct } from '@first-fashion/contract/wishlist/calls'
import { describe, expect, it } from 'vitest'
import { asBefore, isWished, type Wishes, withoutWish, withWish } from './wishlist.rules.ts'

const product = (_id: string): WishedProduct => ({
  _id,
  slug: _id,
  name: _id,
  price: 100,
  image: [],
  category: 'Men',
  subCategory: 'Topwear',
  sizes: ['M'],
  variants: [],
  averageRating: 0,
  reviewCount: 0,
  bestSeller: false,
  isPublished: true,
  madeToOrder: false,
  printful_integration: { enabled: false },
  date: 0,
})
const names = (wishes: Wishes) => wishes.map((item) => item.productId._id)
const three = ['c', 'b', 'a'].reduceRight<Wishes>((all, name) => withWish(all, product(name), 1), [])

describe('the wishlist in the browser', () => {
  it('shows the latest product first, each product once', () => {
    expect(names(three)).toEqual(['c', 'b', 'a'])
    expect(withWish(three, product('a'), 2)).toBe(three)
    expect(isWished(three, 'b')).toBe(true)
    expect(isWished(withoutWish(three, 'b'), 'b')).toBe(false)
  })

  it('rolls a refused removal back to its position, and keeps later changes', () => {
    const removed = withoutWish(three, 'b')
    expect(names(asBefore(removed, three, 'b'))).toEqual(['c', 'b', 'a'])
    expect(names(asBefore(withoutWish(removed, 'a'), three, 'b'))).toEqual(['c', 'b'])
  })

  it('rolls a refused addition back', () => {
    const added = withWish(three, product('d'), 2)
    expect(names(asBefore(added, three, 'd'))).toEqual(['c', 'b', 'a'])
  })

  it('shows a product without stock as sold out before the server does', () => {
    expect(withWish([], { ...product('a'), sizes: [] }, 1)).toMatchObject([{ state: 'sold-out' }])
  })
})
