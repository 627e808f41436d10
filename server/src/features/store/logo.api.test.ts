import type { StoreBrand } from '@first-fashion/contract/store/brand'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { picturesIn, readPdf } from '../../../testing/pdf-text.ts'
import { mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { upload } from '../../../testing/uploads.ts'
import { withLogo } from './letterhead.ts'
import { logosAmong } from './logo.service.ts'

const test = useTestShop()

const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const stored = async () => (await test.shop.call('staff.store', { headers: await headersOf() })).body
const shown = async (): Promise<StoreBrand> => (await test.shop.call('store.details')).body.store.brand

const svg = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect x="50" y="30" width="200" height="50" fill="${colour}"/></svg>`,
  )

async function setLogo(
  file: Buffer,
  { version, who = owner }: { version?: number; who?: typeof owner } = {},
) {
  const fields = { version: String(version ?? (await stored()).version) }
  const headers = await headersOf(who)
  return upload(test.shop, 'staff.store-logo-set', {
    file,
    headers,
    fields,
    name: 'logo.png',
    type: 'image/png',
  })
}

async function removeLogo() {
  const body = { version: (await stored()).version }
  return test.shop.call('staff.store-logo-remove', { headers: await headersOf(), body })
}

const fetched = async (url: string) => {
  const answer = await test.shop.app.inject({ method: 'GET', url })
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  const { 'content-type': type, 'cache-control': kept } = answer.headers
  return { width, height, format, type, kept }
}

afterEach(removeLogo)

describe('the logo', () => {
  it('makes what a header, a tab, a home screen and other sites show, at addresses that never change', async () => {
    const { version } = await stored()
    expect(await setLogo(svg('#23574a'))).toMatchObject({ status: 200, body: { version: version + 1 } })
    const { logo, icon, touchIcon, socialCard } = await shown()
    expect(logo).toMatchObject({ width: 160, height: 40 })
    const kept = 'public, max-age=31536000, immutable'
    const png = { format: 'png', type: 'image/png', kept }
    expect(await fetched(logo?.address ?? '')).toEqual({ ...png, width: 320, height: 80 })
    expect(await fetched(icon)).toEqual({ ...png, width: 32, height: 32 })
    expect(await fetched(touchIcon ?? '')).toEqual({ ...png, width: 180, height: 180 })
    const card = { width: 1200, height: 630, format: 'jpeg', type: 'image/jpeg', kept }
    expect(await fetched(socialCard)).toEqual(card)
    const name = (await test.shop.call('staff.store-name')).body
    expect(name).toMatchObject({ name: 'First Fashion', logo })
  })

  it('that follows has another address, and the former one stays for the emails that show it', async () => {
    await setLogo(svg('#23574a'))
    const former = (await shown()).icon
    await setLogo(svg('#d9822b'))
    expect((await shown()).icon).not.toBe(former)
    const [, , , name = ''] = former.split('/')
    expect(await logosAmong(test.shop.database.db, [name, name.replace(/.$/, '0')])).toContain(name)
    expect((await fetched(former)).width).toBe(32)
  })

  it('that is removed leaves the name, and cached pages follow', async () => {
    const { shop } = test
    await setLogo(svg('#23574a'))
    await shop.features.cache.get('page /', async () => ({ body: 'a page', tags: ['store'] }))
    expect((await removeLogo()).status).toBe(200)
    expect(await shown()).toEqual({
      logo: null,
      icon: '/favicon.svg',
      touchIcon: null,
      socialCard: '/social-card.jpg',
    })
    expect(shop.features.cache.find('page /')).toBeUndefined()
    const { rows } = await shop.database.pool.query(
      `select action from staff_changes where subject = 'store' order by id desc limit 2`,
    )
    expect(rows).toEqual([{ action: 'store-logo-remove' }, { action: 'store-logo-set' }])
  })

  it('of someone else is not overwritten, and only the owner sets one', async () => {
    const { version } = await stored()
    await setLogo(svg('#23574a'))
    const before = await shown()
    expect(await setLogo(svg('#d9822b'), { version })).toMatchObject({
      status: 409,
      body: { code: 'store.changed-meanwhile' },
    })
    expect((await setLogo(svg('#d9822b'), { who: support })).status).toBe(403)
    expect(await shown()).toEqual(before)
  })

  it.each([
    ['a program that is called logo.png', Buffer.from('#!/bin/sh\nexit 0\n'), 415, 'media.not-a-picture'],
    [
      'an SVG that needs a picture elsewhere',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>'),
      422,
      'media.refers-outside',
    ],
    ['an empty file', Buffer.alloc(0), 422, 'media.missing'],
  ])('is refused if it is %s', async (_, file, status, code) => {
    const before = await stored()
    expect(await setLogo(file)).toMatchObject({ status, body: { code } })
    expect(await stored()).toEqual(before)
  })

  it('heads emails, with the name where pictures are not shown', async () => {
    const { shop } = test
    await setLogo(svg('#23574a'))
    const email = 'new-with-logo@example.com'
    const body = { name: 'Amaya', email, password: 'a-long-enough-one' }
    expect((await shop.call('accounts.register', { body })).status).toBe(200)
    await expect.poll(async () => (await mailsFor(shop, email)).length).toBe(1)
    const [mail] = await mailsFor(shop, email)
    const { logo } = await shown()
    expect(mail?.html).toMatch(
      new RegExp(
        `<p class="name"><img src="https?://[^/]+${logo?.address}" alt="First Fashion" width="160" height="40">`,
      ),
    )
    expect(mail?.text.trimEnd()).toMatch(/\n\nFirst Fashion$/)
  })

  it('heads documents', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = orderOf(product, variant.variantIndex, size)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    const path = `/api/admin/orders/${orderId}/packing-slip`
    const slip = async () =>
      (await shop.call('staff.packing-slip', { headers: await headersOf(), path })).body.file
    const before = await slip()
    await setLogo(svg('#23574a'))
    const headed = await slip()
    expect(picturesIn(headed)).toBeGreaterThan(picturesIn(before))
    expect((await readPdf(headed)).text).toBe((await readPdf(before)).text)
  })

  it('does not head documents that were issued under a former name', async () => {
    await setLogo(svg('#23574a'))
    const store = { ...(await stored()).store, brand: await shown() }
    const { uploads } = test.shop.features
    const document = (name: string) => ({
      title: 'A letter',
      letterhead: { name, lines: [] },
      createdAt: new Date(0),
      parts: [],
    })
    const { letterhead } = await withLogo(document(store.name), store, uploads)
    expect(letterhead.logo).toMatchObject({ width: 160, height: 40 })
    const former = document('House of Nilu')
    expect(await withLogo(former, store, uploads)).toEqual(former)
  })
})
