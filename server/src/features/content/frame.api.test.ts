import { defaultFrame } from '@first-fashion/contract/content/default-frame'
import type { FrameFields } from '@first-fashion/contract/content/frame'
import { samples } from '@first-fashion/contract/samples'
import { afterEach, describe, expect, it } from 'vitest'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const hour = 3_600_000
const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const stored = async () => (await test.shop.call('staff.frame', { headers: await headersOf() })).body
const shown = async () => (await test.shop.call('content.frame')).body.frame

async function setFrame(change: Partial<FrameFields>, who = owner, version?: number) {
  const before = await stored()
  const body = { frame: { ...before.frame, ...change }, version: version ?? before.version }
  return test.shop.call('staff.frame-set', { headers: await headersOf(who), body })
}

const sale = { text: 'Sale', to: '/collection', from: null, until: null, colour: 'leaf' } as const

const { menu, line, pages } = samples['content.frame'].frame

/** A time of the announcement is now: the next run drops a page that was cached. */
async function setTime(name: 'from' | 'until') {
  const { database, features, clock } = test.shop
  await database.pool.query(
    `update content_frame set announcement = jsonb_set(announcement, array[$1], to_jsonb($2::bigint))`,
    [name, clock.now().getTime()],
  )
  await features.refreshCaches()
  await features.cache.get('page /', async () => ({ body: 'a page', tags: ['content'] }))
  await features.everyMinute()
  expect(features.cache.find('page /')).toBeUndefined()
}

afterEach(async () => {
  await setFrame({ ...defaultFrame, line })
})

describe('what stands around the pages', () => {
  it('is as the shop comes until the owner sets it, for everybody and at once', async () => {
    const { shop } = test
    expect(await shown()).toEqual({
      menu,
      line,
      footer: defaultFrame.footer,
      announcement: null,
      pages,
    })
    const [, help] = defaultFrame.footer
    const company = { title: 'Us', links: [{ label: 'Elsewhere', to: 'https://nilu.example' }] }
    await shop.features.cache.get('page /', async () => ({ body: 'a page', tags: ['content'] }))
    const own = [{ label: 'Wedding', to: '/collection?category=Dress' }]
    const set = {
      menu: own,
      line: 'Sewn in Kandy',
      footer: [company, help],
      announcement: sale,
    } satisfies Partial<FrameFields>
    expect((await setFrame(set)).status).toBe(200)
    expect(shop.features.cache.find('page /')).toBeUndefined()
    const { text, to, colour } = sale
    expect(await shown()).toEqual({
      menu: own,
      line: 'Sewn in Kandy',
      footer: [company, help],
      announcement: { text, to, colour },
      pages,
    })
  })

  it('is set by one of two at once, and by the owner only', async () => {
    const { version } = await stored()
    expect((await setFrame({ announcement: sale }, owner, version)).status).toBe(200)
    expect(await setFrame({ announcement: { ...sale, text: 'Mine' } }, owner, version)).toMatchObject({
      status: 409,
      body: { code: 'content.changed-meanwhile' },
    })
    expect((await setFrame({}, support, version + 1)).status).toBe(403)
    expect((await shown()).announcement?.text).toBe('Sale')
  })

  it('announces something from its time to its end, on cached pages too', async () => {
    const { shop } = test
    const from = shop.clock.now().getTime() + hour
    await setFrame({ announcement: { ...sale, from, until: from + hour } })
    await shop.features.everyMinute()
    expect((await shown()).announcement).toBeNull()
    for (const [name, isThere] of [
      ['from', true],
      ['until', false],
    ] as const) {
      await setTime(name)
      expect((await shown()).announcement !== null).toBe(isThere)
    }
    expect(await setFrame({ announcement: { ...sale, from, until: from } })).toMatchObject({
      status: 422,
      body: { code: 'content.ends-before-start' },
    })
  })

  it.each([0, 8_639_000_000_000_000])('has times of this century only, not %i', async (moment) => {
    expect((await setFrame({ announcement: { ...sale, from: moment } })).status).toBe(400)
    expect((await setFrame({ announcement: { ...sale, until: moment } })).status).toBe(400)
  })

  it('announces nothing after an end that comes before the next run', async () => {
    await test.shop.features.everyMinute()
    await setFrame({ announcement: { ...sale, until: test.shop.clock.now().getTime() + hour } })
    await setTime('until')
    expect((await shown()).announcement).toBeNull()
  })

  it('says which pages can be read that every store has', async () => {
    const { database, features } = test.shop
    const publishTerms = async (from: string) => {
      await database.pool.query(
        `update content_page_versions set published_from = ${from} where slug = 'terms-and-conditions'`,
      )
      await features.refreshCaches()
    }
    await publishTerms('null')
    expect((await shown()).pages).toEqual(['/about', '/contact', '/privacy-policy'])
    await publishTerms('saved_at')
    expect((await shown()).pages).toEqual(pages)
  })

  it('has a menu of one to eight links', async () => {
    const link = { label: 'Collection', to: '/collection' }
    expect((await setFrame({ menu: [] })).status).toBe(400)
    expect((await setFrame({ menu: Array(9).fill(link) })).status).toBe(400)
    expect((await setFrame({ menu: Array(8).fill(link) })).status).toBe(200)
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://nilu.example',
    'about',
    '/a b',
  ])('links not to %s', async (to) => {
    const [company, help] = defaultFrame.footer
    const footer: FrameFields['footer'] = [{ ...company, links: [{ label: 'Bad', to }] }, help]
    expect((await setFrame({ footer })).status).toBe(400)
    expect((await setFrame({ menu: [{ label: 'Bad', to }] })).status).toBe(400)
    expect((await setFrame({ announcement: { ...sale, to } })).status).toBe(400)
  })
})
