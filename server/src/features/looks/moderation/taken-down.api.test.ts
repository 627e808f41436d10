import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Calls, calls, type ResponseOf } from '@first-fashion/contract'
import { describe, expect, it } from 'vitest'
import { cachedPages } from '../../../../testing/community/cached-pages.ts'
import { decidingLooks } from '../../../../testing/community/decided-looks.ts'
import { newChallenge, submitLook } from '../../../../testing/community/looks.ts'
import { newShopper, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture } from '../../../../testing/uploads.ts'

const test = useOwnShop()
const headersOf = async () => (await signIn(test.shop, owner)).headers

async function winningLook(title: string) {
  const { shop } = test
  const author = await newShopper(shop)
  const challengeId = await newChallenge(shop, { title: `Won by ${title}` })
  const { submission } = (await submitLook(shop, author.token, { title, challengeId }, 2)).body
  await shop.change(`update community_challenges set end_date = '2020-02-01' where id = $1`, [challengeId])
  const won = await shop.call('staff.challenge-winner', {
    headers: await headersOf(),
    path: `/api/admin/challenges/${challengeId}/winners`,
    body: { position: 1, submissionId: submission._id },
  })
  expect(won.status).toBe(200)
  return { author, challengeId, submission, slug: submission.user?.slug ?? '' }
}

const decide = decidingLooks(test)

interface Traces {
  readonly id: string
  readonly challengeId: string
  /** The last part of the address of its author, who is an ambassador. */
  readonly slug: string
}

/** A look as moderators see it. */
async function moderated(title: string) {
  const path = `/api/admin/looks?search=${encodeURIComponent(title)}`
  const { looks } = (await test.shop.call('staff.looks', { headers: await headersOf(), path })).body
  const [look] = looks
  if (look === undefined) throw new Error(`no look is called ${title}`)
  return look
}

/** What every public call of the community answers, one after the other. */
async function everythingPublic({ id, challengeId, slug }: Traces): Promise<string> {
  const parts: string[] = []
  const { product } = await productInStock(test.shop)
  for (const [name, { method, path, access }] of Object.entries(calls)) {
    if (!name.startsWith('community.') || access !== 'everyone' || method !== 'GET') continue
    const isOfMember = /\/(?:members|ambassadors)\//.test(path)
    const url = path.replace(':id', id).replace(':slug', isOfMember ? slug : 'how-we-read-the-sky')
    for (const query of ['limit=48', `challenge=${challengeId}`]) {
      const { statusCode, body } = await test.shop.app.inject({
        url: `${url}?${query}&product=${product._id}`,
      })
      // The look itself is not there while it is down.
      if (name !== 'community.submission') expect({ name, statusCode }).toEqual({ name, statusCode: 200 })
      parts.push(body)
    }
  }
  return parts.join('\n')
}

describe('a look that is taken down', () => {
  it('is in no public answer any more, also not as the look that won, and comes back whole', async () => {
    const { challengeId, submission, slug } = await winningLook('Loud checks')
    const { _id } = submission
    await test.shop.change(`update community_members set level = 'ambassador' where slug = $1`, [slug])
    const everything = () => everythingPublic({ id: _id, challengeId, slug })
    expect(await everything()).toContain('"Loud checks"')
    const winner = async () => {
      const { challenges } = (await test.shop.call('community.past-challenges')).body
      return challenges.find((one) => one._id === challengeId)?.winners[0]
    }
    expect((await winner())?.submissionId).toBe(_id)
    expect((await decide('hide', _id)).status).toBe(200)
    await expect.poll(async () => (await winner())?.submissionId).toBeNull()
    const left = await everything()
    for (const trace of [_id, '"Loud checks"', ...submission.images.map(({ url }) => url)])
      expect(left).not.toContain(trace)
    expect((await decide('show', _id)).status).toBe(200)
    await expect.poll(async () => (await winner())?.submissionId).toBe(_id)
    expect(await everything()).toContain('"Loud checks"')
  })

  it('is on no cached page: not in the gallery, and not where its link leads', async () => {
    const { submission } = await winningLook('Louder stripes')
    const { _id } = submission
    const link = `/community?tab=gallery&submission=${_id}`
    const { read } = cachedPages(test.shop, ({ searchParams }) => [
      '/api/community/submissions',
      ...(searchParams.has('submission') ? [`/api/community/submissions/${_id}`] : []),
    ])
    for (const page of ['/community?tab=gallery', link]) expect(await read(page)).toContain('Louder stripes')
    await decide('hide', _id)
    for (const page of ['/community?tab=gallery', link])
      await expect.poll(() => read(page)).not.toContain('Louder stripes')
  })

  it('has its pictures where nobody knows them; the old addresses show nothing', async () => {
    const { shop } = test
    const { submission } = await winningLook('Loudest dots')
    const urls = submission.images.map(({ url }) => url)
    expect(urls).toHaveLength(2)
    for (const url of urls) await fetchPicture(shop, url)
    const { look } = (await decide('hide', submission._id)).body
    for (const url of urls)
      for (const size of ['960.webp', '1200.jpg'])
        await expect(fetchPicture(shop, url.replace('960.webp', size))).rejects.toThrow('404')
    const moved = look.images.map(({ url }) => url)
    expect(moved).toHaveLength(2)
    for (const url of moved) await fetchPicture(shop, url)
    // Someone else was faster: nothing is moved.
    expect((await decide('hide', submission._id)).body.code).toBe('community.decided-meanwhile')
    for (const url of moved) await fetchPicture(shop, url)
    await decide('show', submission._id)
    const path = `/api/community/submissions/${submission._id}`
    const { images } = (await shop.call('community.submission', { path })).body.submission
    expect(images.map(({ url }) => url)).toEqual(moved)
  })
})

describe('a look that is taken down while its pictures cannot be copied', () => {
  it('is down at once, and the pictures move as soon as they can', async () => {
    const { shop } = test
    const { submission } = await winningLook('Room for two')
    const url = submission.images[0]?.url ?? ''
    const master = join(shop.dataDir, 'media/uploads', url.split('/').at(-2) ?? '', 'master.webp')
    // A folder in place of the file cannot be read, even by root.
    await rename(master, `${master}.aside`)
    await mkdir(master)
    expect((await decide('hide', submission._id)).body.look.hidden).not.toBeNull()
    const path = `/api/community/submissions/${submission._id}`
    expect((await shop.call('community.submission', { path })).body.code).toBe('community.submission-unknown')
    await rm(master, { recursive: true })
    await rename(`${master}.aside`, master)
    const [shown] = (await moderated('Room for two')).images
    expect(shown?.url).toBe(url)
    await expect.poll(async () => (await moderated('Room for two')).images[0]?.url).not.toBe(url)
    await expect(fetchPicture(shop, url)).rejects.toThrow('404')
  })
})

describe('an author who is excluded', () => {
  it('is named on no cached page, also not as a winner', async () => {
    const { challengeId, submission } = await winningLook('Quiet linen')
    const { read } = cachedPages(test.shop, () => ['/api/community/challenges/past'])
    const winners = async () => {
      const shown: [ResponseOf<Calls['community.past-challenges']>] = JSON.parse(
        await read('/community?tab=challenges'),
      )
      return shown[0].challenges.find(({ _id }) => _id === challengeId)?.winners
    }
    expect(await winners()).toMatchObject([{ user: { name: 'Nadeesha Silva' } }])
    await decide('block-author', submission._id)
    await expect.poll(winners).toMatchObject([{ user: null }])
  })
})
