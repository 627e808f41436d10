import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { expectPoints, newChallenge, submitLook } from '../../../../testing/community/looks.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, sendForm } from '../../../../testing/uploads.ts'

const test = useOwnShop()
const gallery = async () => (await test.shop.call('community.submissions')).body
const texts = { title: 'Rampart walk', description: 'Linen and a hat.' }

describe('a look', () => {
  it('shows at once with its pictures in order, captions and hashtags [B7.46] [B3.35]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const answer = await sendForm(shop, 'community.submit-style', {
      token,
      files: [
        { name: 'front.jpg', bytes: await photograph(1200, 800) },
        { name: 'back.jpg', bytes: await photograph(400, 600) },
      ],
      fields: {
        ...texts,
        hashtags: '["#linen","batik",""]',
        captions: '["From the front","From the back"]',
        instagramLink: 'https://instagram.com/p/rampart',
      },
    })
    expect(answer.status).toBe(200)
    const [newest] = (await gallery()).submissions
    expect(newest).toMatchObject({
      ...texts,
      _id: answer.body.submission._id,
      user: { name: 'Nadeesha Silva' },
      hashtags: ['linen', 'batik'],
      instagramLink: 'https://instagram.com/p/rampart',
      images: [{ caption: 'From the front' }, { caption: 'From the back' }],
      likesCount: 0,
      views: 0,
    })
  })

  it('loses the place where it was taken, and stands upright', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { body } = await submitLook(shop, token)
    const picture = await fetchPicture(shop, body.submission.images[0]?.url ?? '')
    const { exif, orientation, width = 0, height = 0 } = await sharp(picture).metadata()
    expect([exif, orientation ?? 1]).toEqual([undefined, 1])
    expect(height).toBeGreaterThan(width)
  })

  it('earns 3 points, and 5 instead as an entry of a challenge [B9.06]', async () => {
    const { shop } = test
    const challengeId = await newChallenge(shop)
    const { token } = await newShopper(shop)
    await submitLook(shop, token)
    await expectPoints(shop, token, 3)
    const entry = await submitLook(shop, token, { challengeId })
    expect(entry.body.submission.challenge).toMatchObject({ _id: challengeId })
    await expectPoints(shop, token, 8)
  })

  it('is text, whatever is typed into it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const title = '<img src=x onerror=alert(1)>'
    const answer = await submitLook(shop, token, { title, description: '<script>alert(1)</script>' })
    expect(answer.body.submission.title).toBe(title)
    const links = ['javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x', ' https://x']
    for (const instagramLink of links)
      expect((await submitLook(shop, token, { instagramLink })).body).toMatchObject({
        code: 'community.style-invalid',
        errors: { instagramLink: expect.any(String) },
      })
  })

  it('is of three a day for newcomers, however many are sent at once', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const sent = await Promise.all(Array.from({ length: 6 }, () => submitLook(shop, token)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
    const { body } = await shop.call('community.join', { token, path: '/api/community/join?check=1' })
    expect(body.membership.stats.submissions).toBe(3)
    shop.clock.advance(24 * 3_600_000)
    expect((await submitLook(shop, token)).status).toBe(200)
  })
})

describe('what is no look', () => {
  it('is refused in the words of the shop [B5.12] [B5.13] [B9.15]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const before = (await gallery()).submissions.length
    expect((await submitLook(shop, token, { title: ' ' })).body).toMatchObject({
      code: 'community.style-incomplete',
      message: 'Please fill in required fields',
    })
    expect((await submitLook(shop, token, {}, 0)).body).toMatchObject({
      code: 'community.images-missing',
      message: 'Please select at least one image',
    })
    expect(await submitLook(shop, token, {}, 6)).toMatchObject({
      status: 422,
      body: { code: 'media.too-many', message: 'Maximum 5 images allowed' },
    })
    expect((await gallery()).submissions).toHaveLength(before)
  })

  it('names the file that is no picture, or more than 10 MB [B5.14]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const send = (name: string, bytes: Buffer) =>
      sendForm(shop, 'community.submit-style', { token, fields: texts, files: [{ name, bytes }] })
    expect(await send('notes.jpg', Buffer.from('not a picture'))).toMatchObject({
      status: 415,
      body: { code: 'media.not-a-picture', message: 'notes.jpg is not a valid image file' },
    })
    expect(await send('huge.jpg', Buffer.alloc(11 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'media.too-large', message: 'huge.jpg is too large. Maximum size is 10MB' },
    })
  })

  it('has no place in a challenge that is over, not begun, or not there', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const over = await newChallenge(shop, { endDate: '2020-02-01' })
    const early = await newChallenge(shop, { startDate: '2099-01-01' })
    for (const challengeId of [over, early, '019a0000-0000-4000-8000-000000000000', 'x'])
      expect(await submitLook(shop, token, { challengeId })).toMatchObject({
        status: 422,
        body: { code: 'community.challenge-closed' },
      })
  })

  it('is refused to visitors [B5.15]', async () => {
    const answer = await sendForm(test.shop, 'community.submit-style', { files: [], fields: texts })
    expect(answer).toMatchObject({ status: 401, body: { code: 'accounts.login-needed' } })
  })

  it('may not contain banned words, however they are written', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    await shop.database.pool.query(`insert into community_banned_words values ('gadfly', now())`)
    for (const title of ['A GADFLY!', 'gadfly', 'my-gadfly'])
      expect((await submitLook(shop, token, { title })).body.code).toBe('community.words-refused')
    expect((await submitLook(shop, token, { title: 'gadflying' })).status).toBe(200)
  })
})
