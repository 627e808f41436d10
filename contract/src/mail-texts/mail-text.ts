import { z } from 'zod'

/** What emails to customers are about, in the order in which staff see them. */
export const mailGroups = [
  'orders',
  'returns',
  'made-to-order',
  'stock',
  'accounts',
  'newsletter',
  'loyalty',
  'community',
  'chat',
] as const
export type MailGroup = (typeof mailGroups)[number]

/** Characters. */
export const mailTextLimits = { subject: 200, words: 5000 } as const

/** The text of an email as staff write it: plain text, in which a blank line begins a paragraph. */
export const mailTextFields = z.object({
  subject: z.string().trim().min(1).max(mailTextLimits.subject),
  words: z.string().trim().min(1).max(mailTextLimits.words),
})
export type MailTextFields = z.output<typeof mailTextFields>

/** Whose text an email has. An unusable one is the owner's, but names placeholders that the email no longer has. */
export const mailTextStates = ['default', 'changed', 'unusable'] as const

const summary = z.object({
  name: z.string(),
  group: z.enum(mailGroups),
  title: z.string(),
  /** The current subject, with its placeholders. */
  subject: z.string(),
  state: z.enum(mailTextStates),
})
export type MailTextSummary = z.output<typeof summary>

export const mailTextSummaries = z.array(summary)

const mailPlaceholder = z.object({
  name: z.string(),
  example: z.string(),
  /** Text must have it. */
  isNeeded: z.boolean(),
  /** It stands for a button or a table, in a paragraph of its own. */
  isBlock: z.boolean(),
})
export type MailPlaceholder = z.output<typeof mailPlaceholder>

/** An email with its text, as staff edit it. */
export const staffMailText = summary.extend({
  /** 0 if nobody has ever changed it. */
  version: z.number().int().min(0),
  fields: mailTextFields,
  /** The text that the shop came with. */
  defaults: mailTextFields,
  placeholders: z.array(mailPlaceholder),
  /** ms since 1970; null if it has its default text. */
  changedAt: z.number().nullable(),
})
export type StaffMailText = z.output<typeof staffMailText>

/** An email as its reader gets it, with the examples of its placeholders. */
export const mailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() })
export type MailPreview = z.output<typeof mailPreview>
