import { describe, expect, it } from 'vitest'
import { newShopper, tokenFromMail } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

const change = (token: string, body: object) => test.shop.call('profile.update', { token, body })
const userOf = async (token: string) => (await test.shop.call('accounts.logged', { token })).body.user

async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${test.shop.sandboxUrl}/api/inbox?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { messages: { subject: string; text: string }[] }).messages
}

async function mailAbout(to: string, subject: RegExp): Promise<{ text: string }> {
  const find = async () => (await mailsTo(to)).find((mail) => subject.test(mail.subject))
  await expect.poll(find).toBeDefined()
  return (await find()) ?? { text: '' }
}

describe('a profile', () => {
  it('is empty until something is entered [B3.01] [B3.02] [B3.03]', async () => {
    const { token, email } = await newShopper(test.shop)
    expect(await userOf(token)).toMatchObject({
      name: 'Nadeesha Silva',
      email,
      phone: '',
      address: '',
      aboutMe: '',
      dateOfBirth: null,
      gender: null,
      profileImage: null,
      coverImage: null,
      socialLinks: { facebook: '', instagram: '', twitter: '', linkedin: '' },
      preferences: { newsletter: false, notifications: true, defaultCurrency: null },
    })
  })

  it('says since when and when last the person was here [B3.06]', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    shop.clock.advance(3_600_000)
    const { body } = await shop.call('accounts.login', { body: { email, password: 'a-long-enough-one' } })
    const { createdAt, lastLogin, isVerified } = await userOf(body.token)
    expect(lastLogin - createdAt).toBeGreaterThanOrEqual(3_600_000)
    expect(isVerified).toBe(false)
  })

  it('takes name and telephone, its space cut off, and answers the user [B7.17] [B7.18]', async () => {
    const { token, email } = await newShopper(test.shop)
    const answer = await change(token, {
      type: 'basicInfo',
      name: '  Amaya Perera ',
      email,
      phone: ' +94 77 123 4567 ',
    })
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Profile updated successfully',
      user: { name: 'Amaya Perera', email, phone: '+94 77 123 4567' },
    })
    expect(await userOf(token)).toEqual(answer.body.user)
  })

  it('takes the address and what the person says of themselves, line for line [B7.19] [B7.20]', async () => {
    const { token } = await newShopper(test.shop)
    await change(token, { type: 'contactDetails', address: '14 Temple Road\nColombo 3' })
    await change(token, { type: 'aboutMe', aboutMe: 'I wear linen.\n\nMostly white.' })
    expect(await userOf(token)).toMatchObject({
      address: '14 Temple Road\nColombo 3',
      aboutMe: 'I wear linen.\n\nMostly white.',
    })
  })

  it('takes birth and gender, and takes them back [B7.21]', async () => {
    const { token } = await newShopper(test.shop)
    await change(token, { type: 'personalInfo', dateOfBirth: '1994-05-23', gender: 'other' })
    expect(await userOf(token)).toMatchObject({ dateOfBirth: '1994-05-23', gender: 'other' })
    await change(token, { type: 'personalInfo', dateOfBirth: '', gender: '' })
    expect(await userOf(token)).toMatchObject({ dateOfBirth: null, gender: null })
  })

  it('takes links to its own pages only, and whole [B7.22]', async () => {
    const { token } = await newShopper(test.shop)
    const links = {
      facebook: 'facebook.com/amaya',
      instagram: 'http://www.instagram.com/amaya',
      linkedin: '',
    }
    const answer = await change(token, { type: 'socialLinks', ...links, twitter: 'https://x.com/amaya' })
    expect(answer.body.user.socialLinks).toEqual({
      facebook: 'https://facebook.com/amaya',
      instagram: 'https://www.instagram.com/amaya',
      twitter: 'https://x.com/amaya',
      linkedin: '',
    })
    for (const twitter of [
      'javascript:alert(1)',
      'https://evil.example/x.com',
      'https://x.com.evil.example/a',
    ])
      expect(await change(token, { type: 'socialLinks', ...links, twitter })).toMatchObject({
        status: 422,
        body: {
          code: 'profile.details-invalid',
          errors: { twitter: expect.stringContaining('twitter.com') },
        },
      })
  })

  it.each([
    { body: { type: 'personalInfo', dateOfBirth: '2999-01-01', gender: '' }, field: 'dateOfBirth' },
    { body: { type: 'personalInfo', dateOfBirth: '2001-02-30', gender: '' }, field: 'dateOfBirth' },
    { body: { type: 'personalInfo', dateOfBirth: '2001-13-01', gender: '' }, field: 'dateOfBirth' },
    { body: { type: 'basicInfo', name: ' ', email: 'a@b.lk', phone: '' }, field: 'name' },
    { body: { type: 'basicInfo', name: 'A', email: 'a@b.lk', phone: '12' }, field: 'phone' },
    { body: { type: 'basicInfo', name: 'A', email: 'a@b.lk', phone: 'call me' }, field: 'phone' },
  ])('refuses a wrong $field with its own words', async ({ body, field }) => {
    const { token } = await newShopper(test.shop)
    const answer = await change(token, body)
    expect(answer).toMatchObject({ status: 422, body: { code: 'profile.details-invalid' } })
    expect(answer.body.errors?.[field]).toBe(answer.body.message)
  })

  it('belongs to the caller, whatever the body says', async () => {
    const { shop } = test
    const [own, other] = [await newShopper(shop), await newShopper(shop)]
    const { _id } = await userOf(other.token)
    await change(own.token, { type: 'aboutMe', aboutMe: 'Mine', userId: _id, _id })
    expect((await userOf(other.token)).aboutMe).toBe('')
    expect((await shop.call('profile.update', { body: { type: 'aboutMe', aboutMe: 'Nobody' } })).status).toBe(
      401,
    )
  })
})

const verified = async (email: string) => {
  const link = await tokenFromMail(test.shop, email, '/verify-email')
  expect((await test.shop.call('accounts.verify-email', { body: { token: link } })).status).toBe(200)
}

describe('what a customer prefers', () => {
  it('tells and ends nothing of an address that is not shown to be theirs', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
    expect((await userOf(token)).preferences.newsletter).toBe(false)
    await change(token, { type: 'preferences', newsletter: false, notifications: true, defaultCurrency: '' })
    await verified(email)
    expect((await userOf(token)).preferences.newsletter).toBe(true)
  })

  it('is the newsletter, which is the list itself, news and the currency [B7.23] [B3.04]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await verified(email)
    const prefer = (newsletter: boolean) =>
      change(token, { type: 'preferences', newsletter, notifications: false, defaultCurrency: 'USD' })
    expect((await prefer(true)).body.user.preferences).toEqual({
      newsletter: true,
      notifications: false,
      defaultCurrency: 'USD',
    })
    const subscribed = async () =>
      (
        await shop.database.pool.query(
          'select unsubscribed_at is null as yes from newsletter_subscriptions where email_key = $1',
          [email.toLowerCase()],
        )
      ).rows[0]?.yes
    expect(await subscribed()).toBe(true)
    expect((await prefer(false)).body.user.preferences.newsletter).toBe(false)
    expect(await subscribed()).toBe(false)
    expect((await shop.call('currency.user', { token })).body.currency?.code).toBe('USD')
  })

  it('stays as it is where a change says nothing of it', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await verified(email)
    await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
    await shop.call('currency.user-set', { token, body: { currencyCode: 'GBP' } })
    const prefer = async (preferences: object) =>
      (await change(token, { type: 'preferences', ...preferences })).body.user.preferences
    const chosen = { newsletter: true, notifications: false, defaultCurrency: 'GBP' }
    expect(await prefer({ notifications: false })).toEqual(chosen)
    expect(await prefer({})).toEqual(chosen)
    expect(await prefer({ newsletter: false })).toEqual({ ...chosen, newsletter: false })
  })

  it('is no currency that is not offered', async () => {
    const { token } = await newShopper(test.shop)
    const preferences = { newsletter: false, notifications: true, defaultCurrency: 'XXX' }
    expect((await change(token, { type: 'preferences', ...preferences })).body.code).toBe('currency.unknown')
  })
})

describe('another email address', () => {
  const basics = (email: string, currentPassword?: string) => ({
    type: 'basicInfo',
    name: 'Nadeesha Silva',
    email,
    phone: '',
    ...(currentPassword === undefined ? {} : { currentPassword }),
  })
  const password = 'a-long-enough-one'

  it('asks for the password, waits for the emailed link, and notifies the old one', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const newEmail = `new-${email}`
    for (const given of [undefined, 'not-this-one'])
      expect(await change(token, basics(newEmail, given))).toMatchObject({
        status: 422,
        body: { code: 'accounts.password-wrong', errors: { currentPassword: expect.any(String) } },
      })
    const asked = await change(token, basics(newEmail, password))
    expect(asked.body.message).toContain(`We have emailed ${newEmail}`)
    expect(asked.body.user).toMatchObject({ email, pendingEmail: newEmail })
    expect((await mailAbout(email, /about to change/)).text).toContain(newEmail)
    const link = /token=([\w-]+)/.exec((await mailAbout(newEmail, /new email address/)).text)?.[1]
    const confirm = () => shop.call('accounts.verify-email', { body: { token: link } })
    expect((await confirm()).status).toBe(200)
    expect(await userOf(token)).toMatchObject({ email: newEmail, isVerified: true, pendingEmail: null })
    expect((await confirm()).body.message).toBe('Your email address is already verified.')
    expect((await shop.call('accounts.login', { body: { email, password } })).status).toBe(401)
  })

  it('ends every session when it is confirmed, but the one that asked for it', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const signInAgain = async () =>
      (await shop.call('accounts.login', { body: { email, password } })).body.token
    const [asking, other] = [await signInAgain(), await signInAgain()]
    const newEmail = `elsewhere-${email}`
    await change(asking, basics(newEmail, password))
    const link = /token=([\w-]+)/.exec((await mailAbout(newEmail, /new email address/)).text)?.[1]
    expect((await shop.call('accounts.logged', { token: other })).status).toBe(200)
    expect((await shop.call('accounts.verify-email', { body: { token: link } })).status).toBe(200)
    for (const ended of [token, other])
      expect((await shop.call('accounts.logged', { token: ended })).body.code).toBe('accounts.session-dead')
    expect((await userOf(asking)).email).toBe(newEmail)
  })

  it.each(['a new password', 'a reset one', 'logging out everywhere'])(
    'waits no longer after %s',
    async (what) => {
      const { shop } = test
      const { token, email } = await newShopper(shop)
      const newEmail = `thief-${email}`
      await change(token, basics(newEmail, password))
      const link = /token=([\w-]+)/.exec((await mailAbout(newEmail, /new email address/)).text)?.[1]
      const newPassword = 'another-long-one-9'
      if (what === 'a new password')
        await change(token, { type: 'password', currentPassword: password, newPassword })
      else if (what === 'logging out everywhere') await shop.call('security.end-all', { token })
      else {
        await shop.call('accounts.forgot-password', { body: { email } })
        const reset = await tokenFromMail(shop, email, '/reset-password')
        await shop.call('accounts.reset-password', { body: { token: reset, newPassword } })
      }
      const answer = await shop.call('accounts.verify-email', { body: { token: link } })
      expect(answer.body.code).toBe('accounts.verification-link-dead')
    },
  )

  it('is not one that another account has, nor had meanwhile', async () => {
    const { shop } = test
    const [own, other] = [await newShopper(shop), await newShopper(shop)]
    expect((await change(own.token, basics(other.email, password))).body.code).toBe('accounts.email-taken')
    const late = `late-${own.email}`
    await change(own.token, basics(late, password))
    const link = /token=([\w-]+)/.exec((await mailAbout(late, /new email address/)).text)?.[1]
    await shop.call('accounts.register', { body: { name: 'Faster', email: late, password } })
    const answer = await shop.call('accounts.verify-email', { body: { token: link } })
    expect(answer.body.code).toBe('accounts.email-taken')
    expect((await userOf(own.token)).email).toBe(own.email)
  })

  it('is no way to guess at the password', async () => {
    const { token } = await newShopper(test.shop)
    const answers = []
    for (let nth = 0; nth < 11; nth++)
      answers.push(await change(token, basics('x@example.com', `guess-${nth}`)))
    expect(answers.at(-1)?.status).toBe(429)
    const other = await change(token, { type: 'aboutMe', aboutMe: 'Goes on' })
    expect(other.status).toBe(200)
  })
})
