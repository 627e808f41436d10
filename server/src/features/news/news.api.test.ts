import { readdir } from 'node:fs/promises'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { cachedPages } from '../../../testing/community/cached-pages.ts'
import { submitLook } from '../../../testing/community/looks.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { invalidateSessions, owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../testing/uploads.ts'
import { callingFromWithin } from '../../platform/http/in-process.ts'
import { newsFeedRoutes } from './news-feed.routes.ts'

const test = useOwnShop()
const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const hour = 3_600_000

const fields = {
  title: 'How to fold a sarong',
  category: 'styling-tips',
  excerpt: 'Twice.',
  bodyHtml: '<p>Fold <b>twice</b>.</p>',
  featuredImage: '',
  publishedAt: Date.parse('2026-01-01T00:00:00Z'),
  products: [],
}

const write = async (change: object = {}) =>
  test.shop.call('staff.post-add', { headers: await headersOf(), body: { ...fields, ...change } })

async function written(change: object = {}) {
  const answer = await write(change)
  expect(answer.status).toBe(200)
  return answer.body.post
}

const read = (slug: string) => test.shop.call('community.post', { path: `/api/community/posts/${slug}` })
const send = async (file: Buffer) =>
  upload(test.shop, 'staff.community-picture-add', { headers: await headersOf(), file })
const uploaded = async (...size: Parameters<typeof photograph>) =>
  (await send(await photograph(...size))).body.picture.address
const remove = async (id: string) =>
  test.shop.call('staff.post-delete', { headers: await headersOf(), path: `/api/admin/posts/${id}` })

describe('the text of an article', () => {
  it('keeps text tags and links, and nothing that runs or comes from elsewhere', async () => {
    const bad = [
      '<script>alert(1)</script>',
      '<p onclick="alert(1)">clicked</p>',
      '<a href="javascript:alert(1)">a</a><a href=" JaVaScRiPt:alert(1)">b</a><a href="data:text/html,x">c</a>',
      '<iframe src="https://evil.example"></iframe><object data="x"></object><form action="/x"><input></form>',
      '<style>p{}</style><svg onload="alert(1)"></svg><math><mi>x</mi></math><marquee>m</marquee>',
      '<img src="https://evil.example/x.png" onerror="alert(1)"><img src="//evil.example/x.png"><img src=x>',
      '<img src="data:image/svg+xml,x"><img src="/media/uploads"><img src="/api/user/logout">',
      '<h1>One</h1><p style="position:fixed" class="fixed">styled</p>',
    ].join('')
    const post = await written({ bodyHtml: `${bad}<h3>Three</h3><a href="https://good.example">good</a>` })
    const { bodyHtml } = (await read(post.slug)).body.post
    expect(bodyHtml).toContain('<h2>Three</h2>')
    expect(bodyHtml).toContain('href="https://good.example"')
    expect(bodyHtml).not.toMatch(
      /<(script|iframe|object|form|input|style|svg|math|marquee|img|h1)|on\w+=|javascript:|data:|evil|style=|class=/i,
    )
  })

  it('shows pictures that were uploaded for it, in their proportions and several widths', async () => {
    // It lies on its side, as telephones store it.
    const address = await uploaded(2400, 1800)
    const post = await written({
      bodyHtml: `<p>Look:</p><img src="${address}" alt="Folded &quot;once&quot;" onload="x()" srcset="https://evil.example/1.png 1w" width="9">`,
    })
    const { bodyHtml } = (await read(post.slug)).body.post
    expect(bodyHtml).toContain(`src="${address}"`)
    expect(bodyHtml).toContain('alt="Folded &quot;once&quot;"')
    expect(bodyHtml).toContain('width="1200" height="1600"')
    expect(bodyHtml).toContain(`${address.replace('960', '480')} 480w`)
    expect(bodyHtml).not.toMatch(/evil|onload/)
    await fetchPicture(test.shop, address.replace('960.webp', '480.webp'))
  })

  it('shows no upload of anything else, and none that is gone', async () => {
    const { token } = await newShopper(test.shop)
    const portrait = await upload(test.shop, 'profile.upload-profile-image', {
      token,
      file: await photograph(),
    })
    const own = (portrait.body.user.profileImage ?? '').replace('640.webp', '960.webp')
    const refused = { status: 422, body: { code: 'community.picture-unknown' } }
    for (const address of [own, '/media/uploads/0190a000-0000-7000-8000-000000000000/960.webp']) {
      expect(await write({ bodyHtml: `<img src="${address}">` })).toMatchObject(refused)
      expect(await write({ featuredImage: address })).toMatchObject(refused)
    }
  })
})

describe('a picture of articles and challenges', () => {
  it('is taken from staff who may change the community, and is a picture', async () => {
    const file = await photograph()
    const by = (who: object) => upload(test.shop, 'staff.community-picture-add', { file, ...who })
    const { token } = await newShopper(test.shop)
    expect((await by({ token })).status).toBe(401)
    expect((await by({ headers: await headersOf(support) })).body.code).toBe('staff.role-forbids')
    for (const [bytes, code] of [
      [Buffer.from('This is called picture.jpg and is a text.'), 'media.not-a-picture'],
      [Buffer.alloc(11 * 1024 * 1024), 'media.too-large'],
    ] as const)
      expect((await send(bytes)).body.code).toBe(code)
  })

  it('goes at night once nothing shows it, and stays with what shows it', async () => {
    const { shop } = test
    const [inText, featured, ofChallenge, left, replaced] = [
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
    ]
    const post = await written({ featuredImage: replaced, bodyHtml: `<img src="${inText}" alt="">` })
    const challenge = {
      ...{ title: 'Stripes', description: '', rules: '', isPublished: true, prizes: [] },
      ...{ startDate: '2020-01-01', endDate: '2099-12-31', featuredImage: ofChallenge },
    }
    const headers = await headersOf()
    expect((await shop.call('staff.challenge-add', { headers, body: challenge })).status).toBe(200)
    const saved = await shop.call('staff.post-save', {
      headers,
      path: `/api/admin/posts/${post._id}`,
      body: { ...fields, featuredImage: featured, bodyHtml: post.bodyHtml, version: 1 },
    })
    expect(saved.body.post.bodyHtml).toBe(post.bodyHtml)
    shop.clock.advance(25 * hour)
    await shop.features.everyDay()
    invalidateSessions(shop)
    const stored = await readdir(`${shop.dataDir}/media/uploads`)
    const nameOf = (address: string) => address.split('/')[3] ?? ''
    for (const address of [inText, featured, ofChallenge]) expect(stored).toContain(nameOf(address))
    for (const address of [left, replaced]) expect(stored).not.toContain(nameOf(address))
    expect((await write({ featuredImage: left })).body.code).toBe('community.picture-unknown')
  })
})

describe('the preview of an article', () => {
  const preview = async (id: string, headers: Record<string, string>) =>
    test.shop.call('community.post-preview', { headers, path: `/api/admin/posts/${id}/preview` })

  it('shows staff a draft or a scheduled one as readers will see it, and nobody else', async () => {
    const now = test.shop.clock.now().getTime()
    const draft = await written({ publishedAt: null, bodyHtml: '<h3>Soon</h3>', products: ['weligama-tee'] })
    const later = await written({ publishedAt: now + hour })
    const headers = await headersOf()
    const { post, state } = (await preview(draft._id, headers)).body
    expect([state, post.bodyHtml, post.publishedAt >= now]).toEqual(['draft', '<h2>Soon</h2>', true])
    expect(post.products.map(({ slug }) => slug)).toEqual(['weligama-tee'])
    expect((await preview(later._id, headers)).body).toMatchObject({
      state: 'scheduled',
      post: { publishedAt: now + hour },
    })
    for (const { slug } of [draft, later]) expect((await read(slug)).status).toBe(404)
    const { token } = await newShopper(test.shop)
    expect((await preview(draft._id, { token })).status).toBe(401)
    expect((await preview(draft._id, await headersOf(support))).body.code).toBe('staff.role-forbids')
    expect((await preview('x', headers)).body.code).toBe('community.post-unknown')
  })

  it('is kept by no cache', async () => {
    const { _id } = await written({ publishedAt: null })
    const answer = await test.shop.app.inject({
      url: `/api/admin/posts/${_id}/preview`,
      headers: await headersOf(),
    })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  })
})

describe('an article whose time comes', () => {
  it('appears on cached pages within a minute, also when another one goes at the same time', async () => {
    const { shop } = test
    const { read: page } = cachedPages(shop, () => ['/api/community/posts'])
    const news = () => page('/community?tab=news')
    const other = await written({ title: 'Linen weather', publishedAt: shop.clock.now().getTime() - hour })
    await written({ title: 'Due at noon', publishedAt: shop.clock.now().getTime() + hour })
    await shop.features.everyMinute()
    await expect.poll(news).toContain('Linen weather')
    expect(await news()).not.toContain('Due at noon')
    shop.clock.advance(hour - 1_000)
    invalidateSessions(shop)
    expect((await remove(other._id)).status).toBe(200)
    await expect.poll(news).not.toContain('Linen weather')
    shop.clock.advance(2_000)
    await shop.features.everyMinute()
    await expect.poll(news).toContain('Due at noon')
  })
})

describe('the feed of the news', () => {
  async function feed(headers: Record<string, string> = {}) {
    const app = Fastify()
    await app.register(newsFeedRoutes, { ...test.shop.features.shop, storeUrl: 'https://shop.example' })
    return app.inject({ url: '/community/news.xml', headers })
  }

  it('is RSS 2.0 with a link, a permanent id, a date and a summary for each article', async () => {
    const { slug } = await written({
      title: 'Tea & <b>thread</b> "now"\u0008',
      excerpt: 'It’s <i>ours</i> & yours',
    })
    const { headers, body } = await feed()
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
    const channel = /<channel>([\s\S]*)<\/channel>/.exec(body)?.[1] ?? ''
    for (const part of ['title', 'link', 'description']) expect(channel).toMatch(new RegExp(`<${part}>[^<]+`))
    const item = body.split('<item>').find((one) => one.includes(slug)) ?? ''
    const link = `https://shop.example/community/news/${slug}`
    expect(item).toContain('<title>Tea &amp; &lt;b&gt;thread&lt;/b&gt; &quot;now&quot;</title>')
    expect(item).toContain(`<link>${link}</link><guid isPermaLink="true">${link}</guid>`)
    expect(item).toContain('<pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>')
    expect(item).toContain('<description>It’s &lt;i&gt;ours&lt;/i&gt; &amp; yours</description>')
    expect(tagsOf(body)).toEqual([])
  })

  it('has no draft and none before its time, and loses a deleted or withdrawn one at once', async () => {
    const { shop } = test
    const slugs = async () =>
      [...(await feed()).body.matchAll(/<guid[^>]*>[^<]*\/news\/([^<]+)</g)].map(([, slug]) => slug)
    const draft = await written({ title: 'A draft', publishedAt: null })
    const later = await written({ title: 'Later', publishedAt: shop.clock.now().getTime() + hour })
    const [gone, withdrawn] = [await written({ title: 'Gone' }), await written({ title: 'Withdrawn' })]
    expect(await slugs()).toEqual(expect.arrayContaining([gone.slug, withdrawn.slug]))
    for (const { slug } of [draft, later]) expect(await slugs()).not.toContain(slug)
    expect((await remove(gone._id)).status).toBe(200)
    expect((await remove(gone._id)).body.code).toBe('community.post-unknown')
    await shop.call('staff.post-save', {
      headers: await headersOf(),
      path: `/api/admin/posts/${withdrawn._id}`,
      body: { ...fields, publishedAt: null, version: 1 },
    })
    for (const { slug } of [gone, withdrawn]) expect(await slugs()).not.toContain(slug)
    expect((await read(gone.slug)).status).toBe(404)
  })

  it('is asked for again each time, and sent again only if it changed', async () => {
    const { headers } = await feed()
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await feed({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    await written({ title: 'Something new' })
    expect((await feed({ 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })
})

/** The names of tags that are opened and not closed, or the other way round. */
function tagsOf(xml: string): string[] {
  const open: string[] = []
  for (const [, end, name = '', rest = ''] of xml.matchAll(/<(\/?)([a-z][\w:]*)([^>]*)>/gi)) {
    if (rest.endsWith('/')) continue
    if (end === '') open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return [...open, `/${name}`]
  }
  return open
}

describe('an article', () => {
  const article = {
    title: 'How to knot a sarong',
    category: 'styling-tips',
    excerpt: 'Twice.',
    bodyHtml:
      '<p onclick="x()">Knot it <b>twice</b>.</p><script>alert(1)</script><a href="javascript:x">x</a>',
    featuredImage: '',
    publishedAt: Date.parse('2026-01-01T00:00:00Z'),
    products: ['weligama-tee'],
  }

  it('is sanitised, has its products, and an address of its own that stays [B7.42] [B3.38]', async () => {
    const { shop } = test
    const headers = await headersOf()
    const add = () => shop.call('staff.post-add', { headers, body: article })
    const [first, second] = [(await add()).body.post, (await add()).body.post]
    expect([first.slug, second.slug]).toEqual(['how-to-knot-a-sarong', 'how-to-knot-a-sarong-2'])
    const read = async (slug: string) => shop.call('community.post', { path: `/api/community/posts/${slug}` })
    const { post } = (await read(first.slug)).body
    expect(post.bodyHtml).toContain('<b>twice</b>')
    expect(post.bodyHtml).not.toMatch(/script|onclick|javascript/)
    expect(post.products.map(({ slug }) => slug)).toEqual(['weligama-tee'])
    const listed = (await shop.call('community.posts', { path: '/api/community/posts?limit=6' })).body.posts
    expect(listed.length).toBeLessThanOrEqual(6)
    const saved = await shop.call('staff.post-save', {
      headers,
      path: `/api/admin/posts/${first._id}`,
      body: { ...article, title: 'Another title', version: 1 },
    })
    expect(saved.body.post).toMatchObject({ slug: 'how-to-knot-a-sarong', version: 2 })
  })

  it('is seen once its time has come, and a draft by nobody', async () => {
    const { shop } = test
    const headers = await headersOf()
    const add = async (publishedAt: number | null) =>
      (await shop.call('staff.post-add', { headers, body: { ...article, publishedAt } })).body.post.slug
    const draft = await add(null)
    const later = await add(shop.clock.now().getTime() + 3_600_000)
    const status = async (slug: string) =>
      (await shop.call('community.post', { path: `/api/community/posts/${slug}` })).status
    expect([await status(draft), await status(later)]).toEqual([404, 404])
    shop.clock.advance(3_700_000)
    expect([await status(draft), await status(later)]).toEqual([404, 200])
  })
})

it('pages of the community are built anew when what they show changes, and say so to the cache', async () => {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { submission } = (await submitLook(shop, token)).body
  const tagsOf = async (url: string) =>
    callingFromWithin(async () => String((await shop.app.inject(url)).headers['cache-tag']).split(' '))
  const gallery = await tagsOf('/api/community/submissions')
  expect(gallery).toContain('community-gallery')
  expect(gallery).toContain(`submission:${submission._id}`)
  expect(await tagsOf('/api/community/leaderboard')).toContain('community-leaderboard')
  expect(await tagsOf('/api/community/posts')).toEqual(['community-posts'])
})
