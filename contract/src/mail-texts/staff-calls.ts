import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { mailPreview, mailTextFields, mailTextSummaries, staffMailText } from './mail-text.ts'

const owned = { access: 'staff', permission: 'content.change' } as const
const params = z.object({ name: z.string().max(60) })
const version = z.number().int().min(0)
const one = success({ mail: staffMailText })
const changed = one.extend({ message: z.string() })
const textRefusals = [
  'mail-texts.unknown',
  'mail-texts.placeholder-unknown',
  'mail-texts.placeholder-missing',
  'mail-texts.placeholder-misplaced',
] as const

/** The texts of emails to customers, as staff write them. */
export const staffMailTextCalls = {
  'staff.mail-texts': defineCall({
    ...owned,
    method: 'GET',
    path: '/api/admin/mail-texts',
    summary: 'Lists the kinds of emails that customers get.',
    request: {},
    response: success({ mails: mailTextSummaries }),
    refusals: [],
  }),
  'staff.mail-text': defineCall({
    ...owned,
    method: 'GET',
    path: '/api/admin/mail-texts/:name',
    summary: 'Returns the text of an email with its placeholders.',
    request: { params },
    response: one,
    refusals: ['mail-texts.unknown'],
  }),
  'staff.mail-text-save': defineCall({
    ...owned,
    method: 'PUT',
    path: '/api/admin/mail-texts/:name',
    summary: 'Changes the text of an email. All that are sent from then on have it.',
    request: { params, body: z.object({ version, fields: mailTextFields }) },
    response: changed,
    refusals: [...textRefusals, 'mail-texts.changed-meanwhile'],
  }),
  'staff.mail-text-reset': defineCall({
    ...owned,
    method: 'DELETE',
    path: '/api/admin/mail-texts/:name',
    summary: 'Gives an email the text back that the shop came with.',
    request: { params, query: z.object({ version: z.coerce.number().int().min(0) }) },
    response: changed,
    refusals: ['mail-texts.unknown', 'mail-texts.changed-meanwhile'],
  }),
  'staff.mail-text-preview': defineCall({
    ...owned,
    method: 'POST',
    path: '/api/admin/mail-texts/:name/preview',
    summary: 'Returns an email as its reader would get it with this text. Stores nothing.',
    request: { params, body: mailTextFields },
    response: success({ preview: mailPreview }),
    refusals: textRefusals,
  }),
  'staff.mail-text-test': defineCall({
    ...owned,
    method: 'POST',
    path: '/api/admin/mail-texts/:name/test',
    limit: 'email-tries',
    summary: 'Sends an email with this text to whoever asks. Stores nothing.',
    request: { params, body: mailTextFields },
    response: success({ message: z.string() }),
    refusals: [...textRefusals, 'mail-texts.not-sent'],
  }),
}
