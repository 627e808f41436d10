import { describe, expect, it } from 'vitest'
import { submitLook } from '../../../testing/community/looks.ts'
import { mailsFor, newShopper } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const script = '<script>alert(1)</script><img src=x onerror="alert(1)">'
const headersOf = async () => (await signIn(test.shop, owner)).headers

describe('script', () => {
  it('in the fields of a look is text, and no hashtag and no link', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const texts = { title: script, description: script, captions: JSON.stringify([script]) }
    const { submission } = (await submitLook(shop, token, texts)).body
    expect(submission).toMatchObject({ title: script, description: script, images: [{ caption: script }] })
    const hashtag = await submitLook(shop, token, { hashtags: JSON.stringify(['<script>']) })
    expect(hashtag).toMatchObject({
      status: 422,
      body: { message: '“<script>” is not a hashtag. Use letters, digits and underscores' },
    })
    const link = await submitLook(shop, token, { instagramLink: 'javascript:alert(1)' })
    expect(link).toMatchObject({ status: 422, body: { message: 'Enter a link that begins with https://' } })
    const answer = await shop.app.inject(`/api/community/submissions/${submission._id}`)
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'x-content-type-options': 'nosniff',
    })
  })

  it('and a name like an address are not shown as the name of an account', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { submission } = (await submitLook(shop, token)).body
    const path = `/api/community/submissions/${submission._id}`
    for (const [name, shown] of [
      ['foo.bar.private@example.com', 'Member'],
      ['https://spam.example', 'Member'],
      [script.slice(0, 60), 'Member'],
      ['ප්\u200Dරියා', 'ප්\u200Dරියා'],
    ] as const) {
      await shop.change(
        `update customers set name = $2 where id = (select customer_id from community_submissions where id = $1)`,
        [submission._id, name],
      )
      shop.features.cache.clear()
      expect((await shop.call('community.submission', { path })).body.submission.user?.name).toBe(shown)
    }
  })

  it('in an application, an appeal and a reason runs neither for staff nor in a mail', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const headers = await headersOf()
    const application = {
      ...{ fullName: script, phone: '0771234567', bio: script, whyAmbassador: script, contentIdeas: script },
      ...{ socialMedia: { instagram: script, facebook: script, tiktok: script, youtube: script } },
      ...{ email, followerCount: 1 },
    }
    const applied = await shop.call('community.ambassador-apply', { token, body: application })
    expect(applied.body.application.fullName).toBe(script)
    const { applications } = (await shop.call('staff.applications', { headers })).body
    const sent = applications.find((one) => one.email === email)
    expect(sent).toMatchObject(application)
    await shop.call('staff.application-decide', {
      headers,
      path: `/api/admin/applications/${sent?._id}/decide`,
      body: { status: 'rejected', reviewNotes: script },
    })
    const { submission } = (await submitLook(shop, token, { title: script })).body
    await shop.call('staff.look-hide', {
      headers,
      path: `/api/admin/looks/${submission._id}/hide`,
      body: { reason: script },
    })
    const appeal = { submissionId: submission._id, message: script }
    expect((await shop.call('community.appeal', { token, body: appeal })).status).toBe(200)
    await expect.poll(async () => (await mailsFor(shop, email)).length).toBeGreaterThanOrEqual(2)
    for (const { html } of await mailsFor(shop, email)) expect(html).not.toMatch(/<script|<img src=x/)
  })
})

describe('signs that nobody sees', () => {
  it('hide no banned word, and are no title', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    await shop.call('staff.banned-words-save', {
      headers: await headersOf(),
      body: { words: ['counterfeit'] },
    })
    for (const title of ['counter\u200bfeit', 'counter\u00adfeit'])
      expect((await submitLook(shop, token, { title })).body.code).toBe('community.words-refused')
    for (const title of ['\u200b\u200b', '\u2800'])
      expect((await submitLook(shop, token, { title })).body).toMatchObject({
        code: 'community.style-incomplete',
        errors: { title: 'Enter a title' },
      })
    const { submission } = (await submitLook(shop, token, { title: 'Ramp\u200bart' })).body
    expect(submission.title).toBe('Rampart')
  })
})

describe('hashtags without end', () => {
  it('are refused in words that say how many, and how they look', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const refusal = async (hashtags: unknown) => {
      const { status, body } = await submitLook(shop, token, { hashtags: JSON.stringify(hashtags) })
      return [status, body.code, body.message]
    }
    const many = (count: number) => Array.from({ length: count }, (_, nth) => `tag${nth}`)
    const tooMany = [422, 'community.style-invalid', 'You can add 10 hashtags']
    expect(await refusal(many(11))).toEqual(tooMany)
    expect(await refusal(many(20_000))).toEqual(tooMany)
    expect(await refusal([many(20_000).join(',')])).toEqual(tooMany)
    for (const length of [31, 100_000])
      expect(await refusal(['x'.repeat(length)])).toEqual([
        422,
        'community.style-invalid',
        'A hashtag can have 30 characters',
      ])
    expect((await submitLook(shop, token, { hashtags: JSON.stringify(many(10)) })).status).toBe(200)
  })
})
