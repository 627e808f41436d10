import { describe, expect, it } from 'vitest'
import { milestones } from './milestones.ts'

const named = (kind: string) =>
  milestones.filter((one) => one.kind === kind).map(({ from, name }) => `${from} ${name}`)

describe('milestones', () => {
  it('are three each, at the numbers and under the names of the shop [B9.19] [B9.20] [B9.21]', () => {
    expect(named('submissions')).toEqual(['5 Style Starter', '20 Fashion Enthusiast', '50 Style Icon'])
    expect(named('likes')).toEqual(['50 Crowd Favorite', '200 Trendsetter', '500 Fashion Influencer'])
    expect(named('challenges')).toEqual(['1 Challenge Winner', '3 Challenge Master', '5 Challenge Legend'])
  })
})
