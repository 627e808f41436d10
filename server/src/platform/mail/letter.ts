import type { Store } from '@first-fashion/contract/store/details'
import { fillStore, storeAddress } from '@first-fashion/contract/store/store-facts'
import type { EmailMessage } from '../../ports/mail.ts'
import { escapeHtml } from '../html.ts'
import type { MailBlock, MailKind, MailText } from './mail-kind.ts'
import { fillMail } from './mail-text.ts'
import type { StaffLetter } from './staff-letter.ts'

type Envelope = Pick<EmailMessage, 'to' | 'unsubscribeUrl' | 'isExemptFromLimit'>

/** An email to a customer: its kind says which text it has, and the owner may have changed that. */
export interface CustomerLetter extends Envelope {
  readonly kind: MailKind
  readonly values: Readonly<Record<string, string>>
  readonly blocks: Readonly<Record<string, MailBlock>>
  /** Another text than the current one, for a test. */
  readonly draft?: MailText
}

/** An email as a feature writes it. */
export type Letter = CustomerLetter | StaffLetter

/** The current text of a kind: the owner's, or else the one that the shop came with. */
export type TextOf = (kind: MailKind) => MailText

interface LetterInput<V extends string, B extends string> extends Envelope {
  readonly values: Readonly<Record<NoInfer<V>, string>>
  readonly blocks: Readonly<Record<NoInfer<B>, MailBlock>>
}

export const letterOf = <V extends string, B extends string>(
  kind: MailKind<V, B>,
  letter: LetterInput<V, B>,
): CustomerLetter => ({ kind, ...letter })

/** What all emails of a shop have. */
export interface Paper {
  /** Who signs. */
  readonly store: () => Store
  /** Where pictures are. */
  readonly storeUrl: string
  readonly textOf: TextOf
}

/** Puts a letter on the paper of the store. The name of the store signs it. */
export function emailOf(letter: Letter, { store: storeNow, storeUrl, textOf }: Paper): EmailMessage {
  const { to, unsubscribeUrl, isExemptFromLimit } = letter
  const store = storeNow()
  const { subject, text, html } =
    'kind' in letter ? filledLetter(letter, store.name, textOf) : filledStaff(letter, store.name)
  return {
    to,
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    ...(isExemptFromLimit === undefined ? {} : { isExemptFromLimit }),
    fromName: store.name,
    subject,
    text: `${text}\n\n${store.name}`,
    html: pageOf({
      title: escapeHtml(subject),
      body: html,
      head: headOf(store, storeUrl),
      sender: [store.legalName || store.name, ...storeAddress(store)].map(escapeHtml).join(', '),
    }),
  }
}

const filledLetter = ({ kind, values, blocks, draft }: CustomerLetter, store: string, textOf: TextOf) =>
  fillMail(draft ?? textOf(kind), { values: { ...values, store }, blocks })

const filledStaff = ({ subject, text, body }: StaffLetter, store: string) => ({
  subject: fillStore(subject, store),
  text: fillStore(text, store),
  html: fillStore(body, escapeHtml(store)),
})

/** The styles of all emails. The back office allows them by hash, for its preview. */
export const mailStyles = `
body{margin:0;background:#FAF8F4;color:#1C1A17;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif}
.page{max-width:560px;margin:0 auto;padding:32px 20px}
.name{font:600 22px/1.2 Fraunces,Georgia,serif;margin:0 0 24px}.name img{border:0;vertical-align:top;font:inherit;color:inherit}
.sheet{background:#fff;padding:28px 24px;border:1px solid #e6e0d8}
h1{font:600 24px/1.25 Fraunces,Georgia,serif;margin:0 0 16px}
table{width:100%;border-collapse:collapse}td{padding:8px 0;border-bottom:1px solid #ece7df;vertical-align:top}
td.picture{padding-right:16px}td.amount{padding-left:12px}.amount{text-align:right;white-space:nowrap}.small{color:#5B3E2B;font-size:14px}
a{color:#23574A}a.button{display:inline-block;background:#1C1A17;color:#fff;padding:12px 20px;text-decoration:none}
`

/** The logo; without pictures its name stands there as it does without a logo. */
function headOf({ name, brand: { logo } }: Store, storeUrl: string): string {
  if (logo === null) return escapeHtml(name)
  const { address, width, height } = logo
  return `<img src="${escapeHtml(storeUrl + address)}" alt="${escapeHtml(name)}" width="${width}" height="${height}">`
}

interface PageParts {
  readonly title: string
  readonly body: string
  readonly head: string
  readonly sender: string
}

/** One column, the house's colours, readable without pictures. All parts are HTML. */
function pageOf({ title, body, head, sender }: PageParts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${mailStyles}</style></head><body><div class="page"><p class="name">${head}</p><div class="sheet"><h1>${title}</h1>
${body}</div><p class="small">${sender}</p></div></body></html>`
}
