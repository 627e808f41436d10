import { describe, expect, it } from 'vitest'
import { isSlugOf, memberSlug, tierOf } from './members.rules.ts'

describe('the address of a member', () => {
  it('is the name in plain letters', () => {
    expect(memberSlug('Zoë  de Silva')).toBe('zoe-de-silva')
    expect(memberSlug('නදීශා')).toBe('ndisa')
    expect(memberSlug('…')).toBe('member')
    expect(memberSlug('--<script>--')).toBe('script')
  })

  it('belongs to a name with or without a number after it', () => {
    expect(['amaya', 'amaya-2', 'amaya-x', 'amay', 'amaya-'].map((slug) => isSlugOf('Amaya', slug))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

it('a tier is the highest that the points reach', () => {
  const tiers = [
    { name: 'Bronze', fromPoints: 0 },
    { name: 'Silver', fromPoints: 50 },
  ]
  expect([-5, 0, 49, 50, 900].map((points) => tierOf(tiers, points))).toEqual([
    'Bronze',
    'Bronze',
    'Bronze',
    'Silver',
    'Silver',
  ])
})
