import { describe, expect, it } from 'vitest'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

let nextReader = 1
const newReader = () => `Reader-${nextReader++}@example.com`
const subscribe = (email: string, headers = { 'x-forwarded-for': `10.66.0.${nextReader++}` }) =>
  test.shop.call('newsletter.subscribe', { body: { email, source: 'homepage' }, headers })

interface Mail {
  readonly subject: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${test.shop.sandboxUrl}/api/inbox?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { messages: Mail[] }).messages
}

/** The mails to an address, once there are so many. */
async function mailsOnce(email: string, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(count)
  return mailsTo(email)
}

const rowOf = async (email: string) =>
  (
    await test.shop.database.pool.query('select * from newsletter_subscriptions where email_key = $1', [
      email.toLowerCase(),
    ])
  ).rows[0]

describe('subscribing to the newsletter', () => {
  it('brings a code for 20% off, here and by mail [A7.23] [A1.08] [A9.06]', async () => {
    const email = newReader()
    const answer = await subscribe(email)
    const code = answer.body.discountCode
    expect(answer.body).toEqual({
      success: true,
      message: 'Thank you for subscribing!',
      discountCode: expect.stringMatching(/^WELCOME-[2-9A-HJ-NP-Z]{8}$/),
      discountPercent: 20,
    })
    const { rows } = await test.shop.database.pool.query('select * from promo_codes where code = $1', [code])
    expect(rows).toMatchObject([
      {
        discount_type: 'percentage',
        discount_percent: 20,
        uses_maximum: 1,
        source: 'newsletter',
      },
    ])
    const [mail] = await mailsOnce(email, 1)
    expect(mail).toMatchObject({ subject: 'Your 20% off at First Fashion' })
    expect(mail?.text).toContain(code)
    expect(await rowOf(email)).toMatchObject({ email, source: 'homepage', unsubscribed_at: null })
  })

  it('brings the percent that the owner has set, and no code if that is none', async () => {
    const { shop } = test
    const setPercent = (percent: number) =>
      shop.change(`update store_details set newsletter_percent = ${percent}`)
    const [keen, late] = [newReader(), newReader()]
    await setPercent(15)
    const { discountCode } = (await subscribe(keen)).body
    expect((await mailsOnce(keen, 1))[0]).toMatchObject({ subject: 'Your 15% off at First Fashion' })
    await setPercent(0)
    expect((await shop.call('store.details')).body.store.newsletterPercent).toBe(0)
    expect((await subscribe(late)).body).toEqual({ success: true, message: 'Thank you for subscribing!' })
    const [welcome] = await mailsOnce(late, 1)
    expect(welcome?.subject).toBe('You are subscribed to First Fashion')
    expect(welcome?.text).not.toMatch(/WELCOME-|% off/)
    expect((await subscribe(late)).body.message).toBe('You are already subscribed.')
    expect((await subscribe(keen)).body.message).toMatch(/emailed you your code again/)
    expect((await mailsOnce(keen, 2)).map(({ text }) => text)[0]).toContain(discountCode)
    await shop.database.pool.query(
      'update newsletter_subscriptions set unsubscribed_at = now() where email = any($1)',
      [[keen, late]],
    )
    expect((await subscribe(late)).body.message).toBe('You are subscribed again.')
    expect((await subscribe(keen)).body.message).toBe(
      'You are subscribed again. We have emailed you your code again.',
    )
    await mailsOnce(keen, 3)
    await setPercent(20)
    expect((await subscribe(late)).body).toEqual({
      success: true,
      message: 'You are already subscribed. We have emailed you a code.',
    })
  })

  it('a second time makes no second code and shows none, but mails the first again', async () => {
    const email = newReader()
    const code = (await subscribe(email)).body.discountCode
    const again = await subscribe(email.toUpperCase())
    expect(again.body).toEqual({
      success: true,
      message: 'You are already subscribed. We have emailed you your code again.',
    })
    const mails = await mailsOnce(email, 2)
    for (const mail of mails) expect(mail.text).toContain(code)
    const { rows } = await test.shop.database.pool.query(
      "select code from promo_codes where mailbox_hash = sha256(convert_to($1, 'UTF8'))",
      [email.toLowerCase()],
    )
    expect(rows).toEqual([{ code }])
  })

  it('twelve times at once is one subscription with one code, shown once', async () => {
    const email = newReader()
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe(email)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => body.discountCode !== undefined)).toHaveLength(1)
  })

  it('does not let anyone fill the inbox of someone else', async () => {
    const email = newReader()
    for (let nth = 0; nth < 7; nth++) expect((await subscribe(email)).status).toBe(200)
    await mailsOnce(email, 5)
    test.shop.clock.advance(3_600_001)
    await subscribe(email)
    await mailsOnce(email, 6)
  })

  it('is limited for each address of a caller with each address of a reader', async () => {
    const email = newReader()
    const headers = { 'x-forwarded-for': '10.66.9.9' }
    for (let nth = 0; nth < 10; nth++) expect((await subscribe(email, headers)).status).toBe(200)
    expect(await subscribe(email, headers)).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
    expect((await subscribe(newReader(), headers)).status).toBe(200)
  })

  it.each([
    ['', 'newsletter.email-missing', 'Please enter your email address'],
    ['   ', 'newsletter.email-missing', 'Please enter your email address'],
    ['nobody at home', 'newsletter.email-invalid', 'Please enter a valid email address'],
    ['a@b.c\r\nBcc: d@e.f', 'newsletter.email-invalid', 'Please enter a valid email address'],
  ])('refuses “%s” [A5.18] [A5.19]', async (email, code, message) => {
    expect(await subscribe(email)).toMatchObject({ status: 422, body: { success: false, code, message } })
  })
})

describe('leaving the newsletter', () => {
  const leavingAddress = async (email: string) => {
    const [mail] = await mailsOnce(email, 1)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const url = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? 'http://none'
    expect(mail?.text).toContain(`/unsubscribe?token=${url.split('/').at(-1)}`)
    return new URL(url).pathname
  }

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{}'],
  ])(
    'takes one click in a mail program, sent as %s, and none of a program that looks',
    async (type, payload) => {
      const { shop } = test
      const email = newReader()
      await subscribe(email)
      const url = await leavingAddress(email)
      const looked = await shop.app.inject({ method: 'GET', url })
      expect([looked.statusCode, looked.headers.location]).toEqual([
        302,
        `/unsubscribe?token=${url.split('/').at(-1)}`,
      ])
      expect((await rowOf(email)).unsubscribed_at).toBeNull()
      const headers = { 'content-type': type }
      const left = await shop.app.inject({ method: 'POST', url, headers, payload })
      expect([left.statusCode, left.json()]).toEqual([
        200,
        { success: true, message: 'You are unsubscribed from our newsletter.' },
      ])
      expect((await rowOf(email)).unsubscribed_at).toEqual(expect.any(Date))
      expect((await shop.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
    },
  )

  it('can be thought better of, without a second code', async () => {
    const { shop } = test
    const email = newReader()
    await subscribe(email)
    await shop.app.inject({ method: 'POST', url: await leavingAddress(email), payload: {} })
    expect((await subscribe(email)).body.discountCode).toBeUndefined()
    expect((await rowOf(email)).unsubscribed_at).toBeNull()
  })

  it.each(['019a0000-0000-4000-8000-000000000000', 'no-token'])('refuses the link %s', async (token) => {
    const path = `/api/newsletter/unsubscribe/${token}`
    expect(await test.shop.call('newsletter.unsubscribe', { path })).toMatchObject({
      status: 404,
      body: { code: 'newsletter.link-dead' },
    })
  })

  it('is the only call that takes a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await test.shop.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      headers,
      payload: 'email=a@example.com',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'request.unsupported-media-type'])
  })

  it('before the email is written means that it is not sent', async () => {
    const { shop } = test
    const email = newReader()
    await subscribe(email)
    await mailsOnce(email, 1)
    await shop.database.pool.query(
      'update newsletter_subscriptions set unsubscribed_at = now() where email_key = $1',
      [email.toLowerCase()],
    )
    await shop.deliver('newsletter-subscribed/welcome-email', {
      subscriptionId: (await rowOf(email)).id,
    })
    expect(await mailsTo(email)).toHaveLength(1)
  })
})
