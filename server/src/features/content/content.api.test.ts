import { describe, expect, it } from 'vitest'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const hour = 3_600_000

const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const fields = { title: 'Size guide', description: '', lead: '', bodyHtml: '<p>Measure.</p>' }
const now = { from: null, until: null, isChecked: false }

async function added(slug: string) {
  const answer = await test.shop.call('staff.page-add', {
    headers: await headersOf(),
    body: { slug, title: 'Size guide' },
  })
  expect(answer.status).toBe(200)
  return answer.body.page
}

const stored = async (slug: string) =>
  (await test.shop.call('staff.page', { headers: await headersOf(), path: `/api/admin/pages/${slug}` })).body
    .page

const save = async (slug: string, change: object, version?: number) =>
  test.shop.call('staff.page-save', {
    headers: await headersOf(),
    path: `/api/admin/pages/${slug}`,
    body: { fields, publication: null, version: version ?? (await stored(slug)).version, ...change },
  })

const act = async (call: 'staff.page-restore' | 'staff.page-withdraw', slug: string, number: number) =>
  test.shop.call(call, {
    headers: await headersOf(),
    path: `/api/admin/pages/${slug}/${call === 'staff.page-restore' ? 'restore' : 'withdraw'}`,
    body: { version: (await stored(slug)).version, number },
  })

const read = (slug: string) => test.shop.call('content.page', { path: `/api/content/pages/${slug}` })
const textOf = async (slug: string) => (await read(slug)).body.page.sections[0]?.html

describe('a page of the store', () => {
  it('is read once it is published, and its cached page is made anew', async () => {
    const { shop } = test
    await added('size-guide')
    await shop.features.cache.get('page /pages/size-guide', async () => ({
      body: 'a page',
      tags: ['content'],
    }))
    expect((await save('size-guide', {})).status).toBe(200)
    expect((await read('size-guide')).status).toBe(404)
    expect(shop.features.cache.find('page /pages/size-guide')).toBeDefined()
    expect((await save('size-guide', { publication: now })).status).toBe(200)
    expect(shop.features.cache.find('page /pages/size-guide')).toBeUndefined()
    expect(await textOf('size-guide')).toBe('<p>Measure.</p>')
    const addresses = (await shop.features.publicAddresses()).map(({ path }) => path)
    for (const path of [
      '/pages/size-guide',
      '/about',
      '/contact',
      '/terms-and-conditions',
      '/privacy-policy',
    ])
      expect(addresses.filter((one) => one === path)).toHaveLength(1)
  })

  it('appears at its time and goes at its end, when the text before it is shown again', async () => {
    const { shop } = test
    await added('sale')
    await save('sale', { publication: now })
    const from = shop.clock.now().getTime() + hour
    const later = { ...fields, bodyHtml: '<p>Sale!</p>' }
    const scheduled = await save('sale', { fields: later, publication: { ...now, from, until: from + hour } })
    expect(scheduled.body.page.versions[0]).toMatchObject({ state: 'scheduled', publishedFrom: from })
    expect(await textOf('sale')).toBe('<p>Measure.</p>')
    await shop.features.everyMinute()
    await shop.database.pool.query(
      `update content_page_versions set published_from = $1 where slug = 'sale' and number = 3`,
      [shop.clock.now()],
    )
    await shop.features.refreshCaches()
    await shop.features.cache.get('page /pages/sale', async () => ({ body: 'a page', tags: ['content'] }))
    await shop.features.everyMinute()
    expect(shop.features.cache.find('page /pages/sale')).toBeUndefined()
    expect(await textOf('sale')).toBe('<p>Sale!</p>')
    expect((await act('staff.page-withdraw', 'sale', 3)).status).toBe(200)
    expect(await textOf('sale')).toBe('<p>Measure.</p>')
  })

  it('does not end before it starts', async () => {
    await added('early-end')
    const from = test.shop.clock.now().getTime() + hour
    const refused = { status: 422, body: { code: 'content.ends-before-start' } }
    for (const times of [
      { from, until: from },
      { from, until: from - 1 },
      { from: null, until: from - hour },
    ])
      expect(await save('early-end', { publication: { ...now, ...times } })).toMatchObject(refused)
    expect((await stored('early-end')).versions).toHaveLength(1)
  })

  it('is written by one of two at once: the second is told', async () => {
    const { version } = await added('twice')
    expect((await save('twice', {}, version)).status).toBe(200)
    const second = await save('twice', { fields: { ...fields, title: 'Mine' } }, version)
    expect(second).toMatchObject({ status: 409, body: { code: 'content.changed-meanwhile' } })
    expect((await stored('twice')).title).toBe('Size guide')
    expect((await save('never-was', {}, 1)).body.code).toBe('content.page-unknown')
  })

  it('keeps former versions with author and time, and brings one back as a draft', async () => {
    await added('history')
    await save('history', { publication: now })
    await save('history', { fields: { ...fields, bodyHtml: '<p>Wrong.</p>' }, publication: now })
    const restored = (await act('staff.page-restore', 'history', 2)).body.page
    expect(restored.fields.bodyHtml).toBe('<p>Measure.</p>')
    expect(restored.versions.map(({ number, state }) => [number, state])).toEqual([
      [4, 'draft'],
      [3, 'published'],
      [2, 'former'],
      [1, 'draft'],
    ])
    expect(restored.versions[0]?.author).not.toBe('')
    expect((await act('staff.page-restore', 'history', 9)).body.code).toBe('content.version-unknown')
    const { rows } = await test.shop.database.pool.query(
      `select action from staff_changes where subject = 'page:history' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['page-add', 'page-save', 'page-save', 'page-restore'])
  })

  it('keeps the times of a text that was shown and is withdrawn', async () => {
    await added('withdrawn')
    const published = (await save('withdrawn', { publication: now })).body.page.versions[0]
    const from = test.shop.clock.now().getTime() + hour
    await save('withdrawn', { publication: { ...now, from } })
    await act('staff.page-withdraw', 'withdrawn', 3)
    const { versions } = (await act('staff.page-withdraw', 'withdrawn', 2)).body.page
    const { publishedFrom } = published ?? {}
    expect(versions[0]).toMatchObject({ state: 'draft', publishedFrom: null })
    expect(versions[1]).toMatchObject({ state: 'former', publishedFrom })
    expect(versions[1]?.publishedUntil).toBeGreaterThan(publishedFrom ?? Number.NaN)
    expect((await read('withdrawn')).status).toBe(404)
  })

  it('has no sections', async () => {
    await added('no-sections')
    const answer = await save('no-sections', { fields: { ...fields, sections: [] } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'content.sections-misplaced' } })
  })

  it('keeps no script, event handler or foreign content', async () => {
    await added('attack')
    const bodyHtml = [
      '<script>alert(1)</script><p onclick="alert(1)">clicked</p><svg onload="alert(1)"></svg>',
      '<h3><img src=x onerror="alert(1)">Title</h3><a href="javascript:alert(1)">a</a>',
      '<a href="jav&#x61;script:{{email}}">b</a><iframe src="https://evil.example"></iframe>',
      '<h4 style="x" onmouseover="alert(1)">Point</h4><form action="/x"><input></form>',
    ].join('')
    await save('attack', { fields: { ...fields, bodyHtml }, publication: now })
    const { page } = (await read('attack')).body
    expect(JSON.stringify(page)).not.toMatch(
      /<script|script:|onclick|onload|onerror|onmouse|iframe|svg|form|img|style/i,
    )
    expect(page.sections[1]).toMatchObject({ title: 'Title', points: [{ title: 'Point' }] })
  })

  it.each([
    ['about', 422, 'content.slug-reserved'],
    ['terms', 422, 'content.slug-reserved'],
    ['taken', 409, 'content.slug-taken'],
    ['Not a slug', 400, 'request.malformed'],
    ['../x', 400, 'request.malformed'],
  ])('does not get the address %s', async (slug, status, code) => {
    if (slug === 'taken') await added(slug)
    const body = { slug, title: 'Another' }
    const answer = await test.shop.call('staff.page-add', { headers: await headersOf(), body })
    expect(answer).toMatchObject({ status, body: { code } })
  })

  it('names nothing that the shop does not know', async () => {
    await added('unknown-name')
    const answer = await save('unknown-name', { fields: { ...fields, lead: 'At {{adress}}' } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'content.placeholder-unknown' } })
  })

  it('is refused if its text is longer than the database takes, or its time later than dates go', async () => {
    await added('long-text')
    const bodyHtml = `<p>${'&'.repeat(99_000)}</p>`
    expect(await save('long-text', { fields: { ...fields, bodyHtml } })).toMatchObject({
      status: 422,
      body: { code: 'content.too-long' },
    })
    const late = { ...now, from: 8_639_000_000_000_000 }
    expect((await save('long-text', { publication: late })).status).toBe(400)
  })

  it('is the owner’s: others do not write it, and what every store has is not deleted', async () => {
    const remove = async (slug: string, version: number, who = owner) =>
      test.shop.call('staff.page-delete', {
        headers: await headersOf(who),
        path: `/api/admin/pages/${slug}?version=${version}`,
      })
    const { version } = await added('to-delete')
    expect((await remove('to-delete', version, support)).status).toBe(403)
    expect((await save('to-delete', {})).status).toBe(200)
    expect((await remove('to-delete', version)).body.code).toBe('content.changed-meanwhile')
    expect((await remove('to-delete', version + 1)).status).toBe(200)
    expect((await remove('to-delete', version + 1)).body.code).toBe('content.page-unknown')
    expect((await remove('about', 1)).body.code).toBe('content.page-needed')
    expect((await act('staff.page-withdraw', 'about', 1)).body.code).toBe('content.page-needed')
  })

  it('is not left without a text at an end, if every store has it', async () => {
    const until = test.shop.clock.now().getTime() + hour
    const { rows } = await test.shop.database.pool.query(
      `select published_from from content_page_versions where slug = 'about' and number = 1`,
    )
    const publishFirst = (from: unknown) =>
      test.shop.database.pool.query(
        `update content_page_versions set published_from = $1 where slug = 'about' and number = 1`,
        [from],
      )
    await publishFirst(null)
    const refused = { status: 422, body: { code: 'content.page-needed' } }
    expect(await save('about', { publication: { ...now, until } })).toMatchObject(refused)
    await publishFirst(rows[0].published_from)
    const over = await save('about', { publication: { ...now, until } })
    expect(over.status).toBe(200)
    expect(await act('staff.page-withdraw', 'about', 1)).toMatchObject(refused)
    const { number } = over.body.page.versions[0] ?? { number: 0 }
    expect((await act('staff.page-withdraw', 'about', number)).status).toBe(200)
  })

  it('is previewed before it is published', async () => {
    await added('preview-me')
    const preview = async (number: number) =>
      test.shop.call('content.page-preview', {
        headers: await headersOf(),
        path: `/api/admin/pages/preview-me/versions/${number}`,
      })
    await save('preview-me', { fields: { ...fields, title: 'Of {{store}}' } })
    expect((await preview(0)).body).toMatchObject({ page: { title: 'Of First Fashion' }, state: 'draft' })
    expect((await preview(1)).body.page.title).toBe('Size guide')
    expect((await preview(7)).body.code).toBe('content.version-unknown')
  })
})

describe('the pages of the demonstration', () => {
  it('say who sells, what law governs it and how to reach the store [A2.13]', async () => {
    for (const call of ['content.terms', 'content.privacy'] as const) {
      const { page } = (await test.shop.call(call)).body
      const text = JSON.stringify(page)
      expect(new Date(page.changedAt).toISOString()).toMatch(/^2025-01/)
      expect(text).toMatch(/governed by the laws of Sri Lanka/)
      expect(text).toContain('+94 11 555 0119')
      expect(text).not.toContain('{{')
      expect(page.sections.length).toBeGreaterThan(10)
    }
    const ids = (await test.shop.call('content.terms')).body.page.sections.map(({ id }) => id)
    expect(ids).toContain('returns-and-exchanges')
    expect((await test.shop.call('content.about')).body.page.title).toBe('About First Fashion')
  })
})

describe('a template of a legal page', () => {
  it('is published for the first time by somebody who has checked it', async () => {
    const { shop } = test
    const isChecked = (checked: string) =>
      shop.database.pool.query(
        `update content_pages set checked_at = ${checked} where slug = 'privacy-policy'`,
      )
    const { fields: text } = await stored('privacy-policy')
    await isChecked('null')
    const setup = async () => {
      const { steps } = (await shop.call('staff.setup', { headers: await headersOf() })).body
      return steps.find(({ name }) => name === 'legal')?.isDone
    }
    expect(await setup()).toBe(true)
    const publishFirst = async (from: string) => {
      await shop.database.pool.query(
        `update content_page_versions set published_from = ${from} where slug = 'privacy-policy' and number = 1`,
      )
      await shop.features.refreshCaches()
    }
    await publishFirst('null')
    expect(await setup()).toBe(false)
    await publishFirst('saved_at')
    const listed = (await shop.call('staff.pages', { headers: await headersOf() })).body.pages
    expect(listed.find(({ slug }) => slug === 'privacy-policy')?.isUnchecked).toBe(true)
    const publish = (checked: boolean) =>
      save('privacy-policy', { fields: text, publication: { ...now, isChecked: checked } })
    expect(await publish(false)).toMatchObject({ status: 422, body: { code: 'content.unchecked' } })
    expect((await publish(true)).body.page.isUnchecked).toBe(false)
    expect((await act('staff.page-withdraw', 'privacy-policy', 2)).status).toBe(200)
    expect((await publish(false)).status).toBe(200)
    expect((await act('staff.page-withdraw', 'privacy-policy', 3)).status).toBe(200)
  })
})
