import type { Store } from '@first-fashion/contract/store/details'
import { fillStore, storeAddress } from '@first-fashion/contract/store/store-facts'
import type { EmailMessage } from '../../ports/mail.ts'
import { escapeHtml } from '../html.ts'

/** An email as a feature writes it: `{{store}}` stands for the name of the store, which signs it. */
export interface Letter
  extends Pick<EmailMessage, 'to' | 'subject' | 'text' | 'unsubscribeUrl' | 'isExemptFromLimit'> {
  /** HTML under the subject. */
  readonly body: string
}

/** Puts a letter on the paper of the store, whose pictures are under `storeUrl`. */
export function emailOf({ body, ...letter }: Letter, store: Store, storeUrl: string): EmailMessage {
  const subject = fillStore(letter.subject, store.name)
  return {
    ...letter,
    fromName: store.name,
    subject,
    text: `${fillStore(letter.text, store.name)}\n\n${store.name}`,
    html: pageOf({
      title: escapeHtml(subject),
      body: fillStore(body, escapeHtml(store.name)),
      head: headOf(store, storeUrl),
      sender: [store.legalName || store.name, ...storeAddress(store)].map(escapeHtml).join(', '),
    }),
  }
}

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
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
body{margin:0;background:#FAF8F4;color:#1C1A17;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif}
.page{max-width:560px;margin:0 auto;padding:32px 20px}
.name{font:600 22px/1.2 Fraunces,Georgia,serif;margin:0 0 24px}.name img{border:0;vertical-align:top;font:inherit;color:inherit}
.sheet{background:#fff;padding:28px 24px;border:1px solid #e6e0d8}
h1{font:600 24px/1.25 Fraunces,Georgia,serif;margin:0 0 16px}
table{width:100%;border-collapse:collapse}td{padding:8px 0;border-bottom:1px solid #ece7df;vertical-align:top}
td.picture{padding-right:16px}td.amount{padding-left:12px}.amount{text-align:right;white-space:nowrap}.small{color:#5B3E2B;font-size:14px}
a{color:#23574A}a.button{display:inline-block;background:#1C1A17;color:#fff;padding:12px 20px;text-decoration:none}
</style></head><body><div class="page"><p class="name">${head}</p><div class="sheet"><h1>${title}</h1>
${body}</div><p class="small">${sender}</p></div></body></html>`
}
