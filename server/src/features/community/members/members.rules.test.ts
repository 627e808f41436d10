import { describe, expect, it } from 'vitest'
import { articleSlug, freeSlug, isSlugOf, memberSlug, tierOf } from './members.rules.ts'

describe('the address of a member', () => {
  it('is the name in plain letters', () => {
    expect(memberSlug('Zoë  de Silva')).toBe('zoe-de-silva')
    expect(memberSlug('නදීශා')).toBe('ndisa')
    expect(memberSlug('…')).toBe('member')
    expect(articleSlug('…')).toBe('article')
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

  it('gets the first free number where the name is taken', async () => {
    const taken = async () => new Set(['amaya', 'amaya-2', 'amaya-4'])
    expect(await freeSlug('amaya', taken)).toBe('amaya-3')
    expect(await freeSlug('amaya', async () => new Set())).toBe('amaya')
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
