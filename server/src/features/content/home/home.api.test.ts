import type { HomeSection } from '@first-fashion/contract/content/home'
import { homeSample } from '@first-fashion/contract/content/home/samples'
import { afterEach, describe, expect, it } from 'vitest'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../../testing/uploads.ts'
import { nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import { purgeUploads } from './home.queries.ts'

const test = useTestShop()
const hour = 3_600_000
const path = '/api/admin/pages/home'
const now = { from: null, until: null, isChecked: false }

const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const stored = async () =>
  (await test.shop.call('staff.page', { headers: await headersOf(), path })).body.page
const shown = async () => (await test.shop.call('content.home')).body.home
const ids = async () => (await shown()).sections.map(({ id }) => id)

async function publish(change: (sections: HomeSection[]) => unknown, given: object = {}) {
  const { fields, version } = await stored()
  const body = { fields: { ...fields, sections: change(fields.sections ?? []) }, publication: now, version }
  return test.shop.call('staff.page-save', { headers: await headersOf(), path, body: { ...body, ...given } })
}

const changed = (id: string, change: object) => (sections: HomeSection[]) =>
  sections.map((section) => (section.id === id ? { ...section, ...change } : section))

afterEach(async () => {
  await test.shop.database.pool.query(`delete from content_page_versions where slug = 'home' and number > 1`)
})

describe('the home page', () => {
  it('of the demonstration has the sections, words and pictures that it always had [A2.23]', async () => {
    expect(await shown()).toEqual(homeSample)
    expect((await test.shop.call('content.page', { path: '/api/content/pages/home' })).status).toBe(404)
    const addresses = (await test.shop.features.publicAddresses()).map((one) => one.path)
    expect(addresses.filter((one) => one === '/')).toHaveLength(0)
  })

  it('shows the sections that are on, in their order, once they are published', async () => {
    const { shop } = test
    const before = await ids()
    const turned = (sections: HomeSection[]) => changed('design', { isOn: false })(sections.toReversed())
    expect((await publish(turned, { publication: null })).status).toBe(200)
    expect(await ids()).toEqual(before)
    const preview = await shop.call('content.home-preview', {
      headers: await headersOf(),
      path: '/api/admin/home/versions/0',
    })
    expect(preview.body.state).toBe('draft')
    expect(preview.body.home.sections[0]).toMatchObject({ id: 'newsletter' })
    await shop.features.cache.get('page /', async () => ({ body: 'a page', tags: ['content'] }))
    expect((await publish((sections) => sections)).status).toBe(200)
    expect(shop.features.cache.find('page /')).toBeUndefined()
    expect(await ids()).toEqual(before.toReversed().filter((id) => id !== 'design'))
  })

  it('shows a section from its time to its end, on cached pages too', async () => {
    const { shop } = test
    const from = shop.clock.now().getTime() + hour
    await publish(changed('design', { from, until: from + hour }))
    await shop.features.everyMinute()
    expect(await ids()).not.toContain('design')
    const times = (change: string) =>
      shop.database.pool.query(
        `update content_page_versions set sections = replace(sections::text, $1, $2)::jsonb
         where slug = 'home' and number = 2`,
        [String(from), change],
      )
    await times(String(shop.clock.now().getTime()))
    await shop.features.refreshCaches()
    await shop.features.cache.get('page /', async () => ({ body: 'a page', tags: ['content'] }))
    await shop.features.everyMinute()
    expect(shop.features.cache.find('page /')).toBeUndefined()
    expect(await ids()).toContain('design')
  })

  it('is previewed as at its start, with the sections whose time it is not', async () => {
    const { shop } = test
    const from = shop.clock.now().getTime() + hour
    const times = (sections: HomeSection[]) =>
      changed('newsletter', { from: null, until: from })(
        changed('latest', { from: from + hour })(changed('design', { from })(sections)),
      )
    expect((await publish(times, { publication: { ...now, from } })).status).toBe(200)
    const { body } = await shop.call('content.home-preview', {
      headers: await headersOf(),
      path: '/api/admin/home/versions/0',
    })
    expect(body.state).toBe('scheduled')
    expect(body.home.sections.map(({ id }) => id)).toEqual(await ids())
    expect(body.notDue).toEqual([
      { id: 'latest', from: from + hour, until: null },
      { id: 'newsletter', from: null, until: from },
    ])
  })

  it('is not saved without sections', async () => {
    const { fields } = await stored()
    const { sections: _, ...text } = fields
    expect(await publish((sections) => sections, { fields: text })).toMatchObject({
      status: 422,
      body: { code: 'content.sections-misplaced' },
    })
  })

  it('has no section that ends before it starts', async () => {
    const from = test.shop.clock.now().getTime() + hour
    for (const until of [from, from - 1])
      expect(await publish(changed('latest', { from, until }))).toMatchObject({
        status: 422,
        body: { code: 'content.ends-before-start' },
      })
    expect((await stored()).versions).toHaveLength(1)
  })

  it('is saved by one of two at once: the second is told', async () => {
    const { version } = await stored()
    expect((await publish((sections) => sections, { version })).status).toBe(200)
    const second = await publish(changed('hero', { title: 'Mine' }), { version })
    expect(second).toMatchObject({ status: 409, body: { code: 'content.changed-meanwhile' } })
    expect((await shown()).sections[0]).toMatchObject({ title: 'Latest Arrivals' })
  })

  it('is neither withdrawn nor deleted, and is the owner’s', async () => {
    const { version } = await stored()
    const headers = await headersOf()
    const withdrawn = { headers, path: `${path}/withdraw`, body: { version, number: 1 } }
    expect((await test.shop.call('staff.page-withdraw', withdrawn)).body.code).toBe('content.page-needed')
    const deleted = { headers, path: `${path}?version=${version}` }
    expect((await test.shop.call('staff.page-delete', deleted)).body.code).toBe('content.page-needed')
    const file = await photograph()
    const refused = await upload(test.shop, 'staff.content-picture-add', {
      file,
      headers: await headersOf(support),
    })
    expect(refused.body.code).toBe('staff.role-forbids')
  })

  it.each([
    ['a script', { to: 'javascript:alert(1)' }],
    [
      'a picture of another host',
      { picture: { address: 'https://evil.example/1.png', width: 1, height: 1 } },
    ],
    ['a row of no collection', { kind: 'products', row: 'collection', collection: '', count: 5 }],
    ['a picture elsewhere', { picture: { address: '/media/scenes/../x/960.webp', width: 1, height: 1 } }],
  ])('takes no %s', async (_, change) => {
    expect((await publish(changed('hero', change))).status).toBe(400)
  })

  it('keeps no script of a text, and fills in what the store is', async () => {
    const text = { id: 'words', kind: 'text', title: 'At {{store}}', isOn: true, from: null, until: null }
    const html = '<p onclick="alert(1)">{{phone}}</p><script>alert(1)</script><svg onload="alert(1)"></svg>'
    await publish((sections) => [...sections, { ...text, html }])
    const section = (await shown()).sections.at(-1)
    expect(section).toMatchObject({ title: 'At First Fashion' })
    expect(JSON.stringify(section)).toContain('+94 11 555 0119')
    expect(JSON.stringify(section)).not.toMatch(/script|onclick|onload|svg/)
    const unknown = await publish(changed('hero', { title: 'At {{adress}}' }))
    expect(unknown.body.code).toBe('content.placeholder-unknown')
  })

  it('shows a picture that was uploaded for it, which stays as long as a version has it', async () => {
    const { shop } = test
    const headers = await headersOf()
    const add = async () => {
      const file = await photograph(2400, 1800)
      return (await upload(shop, 'staff.content-picture-add', { file, headers })).body.picture
    }
    const [picture, other] = [await add(), await add()]
    expect(picture).toMatchObject({ width: 1200, height: 1600 })
    expect((await publish(changed('hero', { picture }))).status).toBe(200)
    expect((await shown()).sections[0]).toMatchObject({ picture })
    await fetchPicture(shop, picture.address)
    const gone = { ...other, address: '/media/uploads/0190a000-0000-7000-8000-000000000000/960.webp' }
    expect((await publish(changed('hero', { picture: gone }))).body.code).toBe('content.picture-unknown')
    const names = [picture, other].map(({ address }) => nameOfUpload(address))
    await publish(changed('hero', { picture: null }))
    const another = await shop.features.uploads.copy(names[0] ?? '')
    const elsewhere = { ...picture, address: `/media/uploads/${another}/960.webp` }
    expect((await publish(changed('hero', { picture: elsewhere }))).body.code).toBe('content.picture-unknown')
    expect(await purgeUploads(shop.database.db, names)).toEqual(names.slice(0, 1))
    expect((await publish(changed('hero', { picture: other }))).body.code).toBe('content.picture-unknown')
    expect((await publish(changed('hero', { picture }))).status).toBe(200)
  })
})
