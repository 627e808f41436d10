import { describe, expect, it } from 'vitest'
import { rankedValue, tierTone } from './leaderboard-value.ts'

const entry = {
  _id: 'a',
  user: { name: 'Amaya', profileImage: null, slug: 'amaya', loyaltyTier: 'Gold', lifetimePoints: 4 },
  level: 'member' as const,
  stats: { submissions: 1, totalLikes: 2, challengesWon: 3, lifetimePoints: 4 },
}

describe('the leaderboard', () => {
  it('ranks by the count that its kind names [B3.41]', () => {
    const types = ['submissions', 'likes', 'challenges', 'loyalty'] as const
    expect(types.map((type) => rankedValue(entry, type))).toEqual([1, 2, 3, 4])
  })

  it('gives Platinum, Gold and Silver colours, and anything else the look of Bronze [B2.64]', () => {
    const tones = ['Platinum', 'Gold', 'Silver', 'Bronze'].map(tierTone)
    expect(new Set(tones).size).toBe(4)
    expect(tierTone('Diamond')).toBe(tierTone('Bronze'))
  })
})
