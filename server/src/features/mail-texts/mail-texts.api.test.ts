import type { MailTextFields } from '@first-fashion/contract/mail-texts/mail-text'
import { afterEach, describe, expect, it } from 'vitest'
import { everyJobDone } from '../../../testing/jobs-done.ts'
import { mailsFor, newShopper } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { letterOf } from '../../platform/mail/letter.ts'
import { defineMail } from '../../platform/mail/mail-kind.ts'

const test = useTestShop()
const name = 'account-verification'
const defaults = {
  subject: 'Please confirm your email address',
  words:
    '{{greeting}}\n\nWelcome to {{store}}. Please confirm your email address. The link works for seven days.\n\n{{button}}',
}
const own = {
  subject: 'Ayubowan from {{store}}',
  words: '{{greeting}}\n\nOne <b>click</b> & you are in.\n\n{{button}}\n\nSee you!',
}

const at = '/api/admin/mail-texts'
const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const stored = async (who = owner, of = name) =>
  test.shop.call('staff.mail-text', { headers: await headersOf(who), path: `${at}/${of}` })

async function save(fields: MailTextFields, version?: number, of = name) {
  const body = { version: version ?? (await stored()).body.mail.version, fields }
  return test.shop.call('staff.mail-text-save', { headers: await headersOf(), path: `${at}/${of}`, body })
}

async function reset(version?: number) {
  const known = version ?? (await stored()).body.mail.version
  const path = `${at}/${name}?version=${known}`
  return test.shop.call('staff.mail-text-reset', { headers: await headersOf(), path })
}

const preview = async (body: MailTextFields) =>
  test.shop.call('staff.mail-text-preview', {
    headers: await headersOf(),
    path: `${at}/${name}/preview`,
    body,
  })
const sendTest = async (body: MailTextFields) =>
  test.shop.call('staff.mail-text-test', { headers: await headersOf(), path: `${at}/${name}/test`, body })

afterEach(async () => {
  expect((await reset()).status).toBe(200)
})

describe('the text of an email', () => {
  it('is as the shop comes until the owner changes it, and then what customers get', async () => {
    const { shop } = test
    expect((await stored()).body.mail).toMatchObject({ fields: defaults, defaults, state: 'default' })
    const saved = await save(own)
    expect(saved.body.mail).toMatchObject({ fields: own, defaults, state: 'changed' })
    const { email } = await newShopper(shop)
    await everyJobDone(shop)
    const [mail] = await mailsFor(shop, email)
    expect(mail?.subject).toBe('Ayubowan from First Fashion')
    expect(mail?.text).toMatch(/^Hello,\n\nOne <b>click<\/b> & you are in\.\n\nConfirm email address: http/)
    expect(mail?.text).toMatch(/See you!\n\nFirst Fashion\s*$/)
    expect(mail?.html).toContain('<p>One &lt;b&gt;click&lt;/b&gt; &amp; you are in.</p>')

    expect((await reset()).body.mail).toMatchObject({ fields: defaults, state: 'default', changedAt: null })
    const next = await newShopper(shop)
    await everyJobDone(shop)
    expect((await mailsFor(shop, next.email))[0]?.subject).toBe(defaults.subject)
  })

  it('is in the list, under what it is about', async () => {
    await save(own)
    const { mails } = (await test.shop.call('staff.mail-texts', { headers: await headersOf() })).body
    expect(mails.find((one) => one.name === name)).toEqual({
      name,
      group: 'accounts',
      title: 'Confirm the email address',
      subject: own.subject,
      state: 'changed',
    })
  })

  it('is shown with examples, as it is typed, and changes nothing', async () => {
    const shown = (await preview({ ...own, subject: 'Hello' })).body.preview
    expect(shown.subject).toBe('Hello')
    expect(shown.text).toContain('Dear Nadeesha,')
    expect(shown.html).toContain('href="https://store.example/"')
    expect((await stored()).body.mail.state).toBe('default')
  })

  it('comes to whoever asks for a test, as it is typed', async () => {
    const subject = 'A test of {{store}}'
    const answer = await sendTest({ ...own, subject })
    expect(answer.body.message).toBe(`Test email sent to ${owner.email}`)
    const mails = await mailsFor(test.shop, owner.email)
    expect(mails.find((mail) => mail.subject === 'A test of First Fashion')?.text).toContain('Dear Nadeesha,')
  })

  it('has its own placeholders, each where it belongs', async () => {
    const faulty = [
      ['{{name}}\n\n{{button}}', 'mail-texts.placeholder-unknown', '{{name}} is not a placeholder.'],
      [
        'Press {{button}}',
        'mail-texts.placeholder-misplaced',
        '{{button}} needs a paragraph of its own in the text.',
      ],
      ['Welcome!', 'mail-texts.placeholder-missing', 'The text needs {{button}}.'],
    ] as const
    for (const [words, code, message] of faulty)
      for (const refused of [save, preview, sendTest])
        expect(await refused({ subject: 'Hello', words })).toMatchObject({
          status: 422,
          body: { code, message },
        })
    const tooLong = { subject: 'x'.repeat(201), words: '{{button}}' }
    expect((await save(tooLong)).status).toBe(400)
    expect((await save(own, 0, 'no-such-email')).body.code).toBe('mail-texts.unknown')
  })

  it('is not written by two at once', async () => {
    const { version } = (await stored()).body.mail
    expect((await save(own, version)).status).toBe(200)
    for (const late of [await save({ ...own, subject: 'Mine' }, version), await reset(version)])
      expect(late).toMatchObject({ status: 409, body: { code: 'mail-texts.changed-meanwhile' } })
    // A text that was reset meanwhile has another version, too.
    const opened = (await stored()).body.mail.version
    await reset()
    expect((await save(own, opened)).status).toBe(409)
  })

  it('is not used once it no longer fits its email', async () => {
    const { shop } = test
    await save(own)
    await shop.database.pool.query(`update mail_texts set words = 'Hello {{gone}}' where name = $1`, [name])
    await shop.features.refreshCaches()
    expect((await stored()).body.mail).toMatchObject({
      state: 'unusable',
      fields: { words: 'Hello {{gone}}' },
    })
    const { email } = await newShopper(shop)
    await everyJobDone(shop)
    expect((await mailsFor(shop, email))[0]?.subject).toBe(defaults.subject)
  })

  it('is changed by those who may, and the audit log says by whom', async () => {
    expect((await stored(support)).status).toBe(403)
    await save(own)
    const { rows } = await test.shop.database.pool.query(
      `select action, change from staff_changes where subject = $1 order by id desc limit 1`,
      [`mail:${name}`],
    )
    expect(rows).toEqual([{ action: 'mail-text-change', change: own }])
  })
})

describe('an email that no feature lists', () => {
  it('is not sent: nobody could change its text', async () => {
    const stray = defineMail({
      name: 'stray',
      group: 'accounts',
      title: 'Stray',
      placeholders: {},
      blocks: {},
      subject: 'Stray',
      words: 'Stray',
    })
    const letter = letterOf(stray, { to: 'stray@example.com', values: {}, blocks: {} })
    await expect(test.shop.features.shop.mail.send(letter)).rejects.toThrow(
      "no feature lists the email 'stray'",
    )
  })
})
