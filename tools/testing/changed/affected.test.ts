import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { affectedBy } from './affected.ts'
import { journeysOfFeatures } from './journeys-of-features.ts'
import { featuresOfFolders } from './specs-besides.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const server = (feature: string) =>
  feature === 'money' ? undefined : new Set([feature, ...(feature === 'cart' ? ['checkout'] : [])])
const shown = (feature: string) =>
  ({
    cart: new Set(['cart']),
    catalog: new Set(['catalog']),
    orders: new Set(['orders', 'returns']),
    sellables: new Set(['sellables', 'product', 'cart']),
    wishlist: new Set(['wishlist']),
  })[feature]
const affected = (...files: string[]) => affectedBy(files, { server, shown })

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

  it('are no API tests for a screen, but the screens and specs of its feature', () => {
    expect(affected('web/app/features/wishlist/heart.tsx')).toMatchObject({
      api: [],
      screens: ['wishlist'],
      specs: ['wishlist'],
    })
    expect(affected('server/src/features/cart/cart.service.ts')).toMatchObject({ screens: [], specs: [] })
  })

  it('are also the specs of features that import the changed one, and of folders that open it', () => {
    const { screens, specs } = affected('web/app/features/sellables/rating-line.tsx')
    expect(screens).toEqual(['sellables'])
    expect(specs).toEqual(['browsing', 'cart', 'frame', 'navigating', 'product', 'sellables'])
    expect(affected('web/app/features/catalog/facets.tsx').specs).toContain('browsing')
    expect(affected('admin/app/features/orders/order-page.tsx').specs).toContain('back-office')
  })

  it('are the states of a changed description of states, and the specs of a changed folder', () => {
    expect(affected('web/app/features/cart/cart.screens.ts')).toMatchObject({ screens: ['cart'], specs: [] })
    expect(affected('testing/stage/browsing/home.spec.ts')).toMatchObject({
      screens: [],
      specs: ['browsing'],
    })
  })

  it('are all for what everything stands on', () => {
    for (const file of [
      'server/src/platform/clock.ts',
      'server/migrations/0099_x.sql',
      'contract/src/money/money.ts',
    ])
      expect(affected(file)).toMatchObject({ api: 'all', journeys: 'all' })
    for (const file of [
      'ui/src/buttons/button.tsx',
      'testing/checkout-form.ts',
      'tools/vite/smaller-chunks.ts',
    ])
      expect(affected(file)).toMatchObject({ api: [], screens: 'all', specs: 'all', journeys: 'all' })
    expect(affected('server/src/platform/http/secure-answers.ts')).toMatchObject({
      api: 'all',
      screens: 'all',
      specs: 'all',
    })
    for (const file of ['package.json', 'package-lock.json', 'vitest.config.ts'])
      expect(affected(file)).toMatchObject({ api: 'all', screens: 'all', specs: 'all', journeys: 'all' })
  })

  it('are a changed journey alone, and nothing for a page of the docs', () => {
    expect(affected('testing/journeys/buying/two-tabs.spec.ts', 'docs/handbook.md')).toMatchObject({
      api: [],
      journeys: ['buying/two-tabs'],
    })
  })
})

describe('the list of what a change can break', () => {
  it('is printed for a commit', () => {
    const list = execFileSync(process.execPath, ['tools/testing/changed/main.ts', '--list', 'HEAD'], {
      cwd: root,
    })
    expect(list.toString()).toMatch(/^Changed files: \d+\napi: .*\nscreens: .*\nspecs: .*\njourneys: .*\n$/)
  })
})

describe('the folders of the stage', () => {
  const features = ['web/app/features', 'admin/app/features'].flatMap((folder) =>
    readdirSync(join(root, folder)),
  )

  it('bear the name of a feature, or name the features whose screens they open', () => {
    const folders = readdirSync(join(root, 'testing/stage'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'pictures')
      .map(({ name }) => name)
    for (const folder of folders) expect([...features, ...Object.keys(featuresOfFolders)]).toContain(folder)
    for (const feature of Object.values(featuresOfFolders).flat()) expect(features).toContain(feature)
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
