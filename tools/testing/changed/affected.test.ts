import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { affectedBy } from './affected.ts'
import { journeysOfFeatures } from './journeys-of-features.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dependents = (feature: string) =>
  feature === 'money' ? undefined : new Set([feature, ...(feature === 'cart' ? ['checkout'] : [])])
const affected = (...files: string[]) => affectedBy(files, dependents, new Set(['cart', 'wishlist']))

describe('the tests that a change can break', () => {
  it('are those of the feature and of the features that import it', () => {
    expect(affected('server/src/features/cart/cart.service.ts')).toMatchObject({
      api: ['server/src/boot/', 'server/src/features/cart/', 'server/src/features/checkout/'],
      journeys: expect.arrayContaining(['purchase', 'buying/*']),
    })
    expect(affected('contract/src/wishlist/calls.ts')).toMatchObject({
      api: ['server/src/boot/', 'server/src/features/wishlist/'],
      journeys: ['wishlist'],
    })
  })

  it('are no API tests for a screen, but the screens of its feature', () => {
    const { api, stage } = affected('web/app/features/wishlist/heart.tsx')
    expect(api).toEqual([])
    expect(stage).toEqual(['wishlist'])
    expect(affected('server/src/features/cart/cart.service.ts').stage).toEqual([])
  })

  it('are all for what everything stands on', () => {
    for (const file of [
      'server/src/platform/clock.ts',
      'server/migrations/0099_x.sql',
      'contract/src/money/money.ts',
    ])
      expect(affected(file)).toMatchObject({ api: 'all', journeys: 'all' })
    expect(affected('ui/src/buttons/button.tsx')).toMatchObject({ api: [], stage: 'all', journeys: 'all' })
  })

  it('are a changed journey alone, and nothing for a page of the docs', () => {
    expect(affected('testing/journeys/buying/two-tabs.spec.ts', 'docs/handbook.md')).toMatchObject({
      api: [],
      journeys: ['buying/two-tabs'],
    })
  })
})

describe('the journeys of features', () => {
  it('belong to folders that exist', () => {
    const folders = ['server/src/features', 'web/app/features', 'admin/app/features'].flatMap((folder) =>
      readdirSync(join(root, folder)),
    )
    for (const feature of Object.keys(journeysOfFeatures)) expect(folders).toContain(feature)
  })

  it('are files that exist', () => {
    for (const journey of Object.values(journeysOfFeatures).flat()) {
      const path = journey.endsWith('/*') ? journey.slice(0, -2) : `${journey}.spec.ts`
      expect(existsSync(join(root, 'testing/journeys', path)), path).toBe(true)
    }
  })
})
