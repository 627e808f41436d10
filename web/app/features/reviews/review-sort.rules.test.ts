import type { Review } from '@first-fashion/contract/reviews/calls'
import { describe, expect, it } from 'vitest'
import { inOrder } from './review-sort.rules.ts'

const review = (rating: number, date: number): Review => ({
  _id: `${rating}/${date}`,
  userId: 'u',
  userName: 'Amaya',
  rating,
  review: 'Wears well in every weather.',
  date,
  verifiedPurchase: false,
  profileImage: null,
  photos: [],
})
const some = [review(4, 1), review(2, 2), review(5, 3), review(4, 4)]
const idsOf = (reviews: readonly Review[]) => reviews.map(({ _id }) => _id)

describe('reviews', () => {
  it('come newest first', () => {
    expect(idsOf(inOrder(some, 'newest'))).toEqual(['4/4', '5/3', '2/2', '4/1'])
  })

  it('come with the best or the worst first, newest first among equal ratings', () => {
    expect(idsOf(inOrder(some, 'highest'))).toEqual(['5/3', '4/4', '4/1', '2/2'])
    expect(idsOf(inOrder(some, 'lowest'))).toEqual(['2/2', '4/4', '4/1', '5/3'])
  })
})
