import type { MailPreview, MailTextFields, StaffMailText } from '@first-fashion/contract/mail-texts/mail-text'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { type CustomerLetter, emailOf } from '../../platform/mail/letter.ts'
import type { MailKind, MailText } from '../../platform/mail/mail-kind.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { storedTexts, storeText } from './mail-texts.queries.ts'
import { faultIn, type TextFault } from './mail-texts.rules.ts'
import { cachedTexts, currentText, kindNamed } from './mail-texts.service.ts'
import { toStaffView } from './mail-texts.view.ts'

/** Refuses with 'mail-texts.unknown'. */
export async function staffMail(shop: Shop, name: string): Promise<StaffMailText> {
  const kind = kindNamed(shop, name)
  return toStaffView(kind, (await storedTexts(shop.database.db)).get(name))
}

interface Saving {
  readonly version: number
  readonly fields: MailTextFields
}

/** Refuses with 'mail-texts.unknown', 'mail-texts.changed-meanwhile' and what `checkText` refuses with. */
export async function saveText(
  shop: Shop,
  session: StaffSession,
  name: string,
  { version, fields }: Saving,
): Promise<StaffMailText> {
  checkText(kindNamed(shop, name), fields)
  return changeText(shop, session, name, { text: fields, version })
}

/** Refuses with 'mail-texts.unknown' and 'mail-texts.changed-meanwhile'. */
export async function resetText(
  shop: Shop,
  session: StaffSession,
  name: string,
  version: number,
): Promise<StaffMailText> {
  kindNamed(shop, name)
  return changeText(shop, session, name, { text: null, version })
}

async function changeText(
  shop: Shop,
  session: StaffSession,
  name: string,
  { text, version }: { readonly text: MailText | null; readonly version: number },
): Promise<StaffMailText> {
  const [action, change] = text === null ? ['mail-text-reset', {}] : ['mail-text-change', { ...text }]
  await recordedChange(shop, session, { action, subject: `mail:${name}`, change }, async (tx, at) => {
    if (!(await storeText(tx, name, { text, version, at }))) throw changedMeanwhile()
    await cachedTexts(shop).changed(tx)
  })
  return staffMail(shop, name)
}

/** The email with this text and the examples of its placeholders. Refuses as `saveText`. */
export function previewText(shop: Shop, name: string, fields: MailTextFields): MailPreview {
  const letter = exampleLetter(shop, name, fields)
  const { store, storeUrl } = shop
  const paper = { store, storeUrl, textOf: (kind: MailKind) => currentText(shop, kind) }
  const { subject, text, html } = emailOf(letter, paper)
  // Links of a preview lead nowhere: its frame may open no window.
  return { subject, text, html: html.replace('<head>', '<head><base target="_blank">') }
}

/** Sends it to whoever asks, and waits for the mail server. Refuses as `saveText`, and with 'mail-texts.not-sent'. */
export async function sendTest(
  shop: Shop,
  session: StaffSession,
  name: string,
  fields: MailTextFields,
): Promise<void> {
  const letter = exampleLetter(shop, name, fields)
  try {
    await shop.mail.send({ ...letter, to: session.email, isExemptFromLimit: true })
  } catch (cause) {
    shop.onError(cause, 'test of an email')
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new AppError('refused', 'mail-texts.not-sent', `The mail server did not take the email. ${said}`, {
      cause,
    })
  }
}

function exampleLetter(shop: Shop, name: string, draft: MailText): CustomerLetter {
  const kind = kindNamed(shop, name)
  checkText(kind, draft)
  return { kind, to: '', values: kind.placeholders, blocks: kind.blocks, draft }
}

/**
 * Refuses with 'mail-texts.placeholder-unknown', 'mail-texts.placeholder-misplaced' and
 * 'mail-texts.placeholder-missing'.
 */
function checkText(kind: MailKind, text: MailText): void {
  const found = faultIn(kind, text)
  if (found !== undefined) throw refusals[found.fault](`{{${found.name}}}`)
}

const refused = (code: string, message: string) => new AppError('refused', code, message)

const refusals: Readonly<Record<TextFault['fault'], (placeholder: string) => AppError>> = {
  unknown: (placeholder) => refused('mail-texts.placeholder-unknown', `${placeholder} is not a placeholder.`),
  misplaced: (placeholder) =>
    refused('mail-texts.placeholder-misplaced', `${placeholder} needs a paragraph of its own in the text.`),
  missing: (placeholder) => refused('mail-texts.placeholder-missing', `The text needs ${placeholder}.`),
}

const changedMeanwhile = () =>
  new AppError('conflict', 'mail-texts.changed-meanwhile', 'Someone else saved this first. Load it again.')
