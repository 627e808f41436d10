import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import { type CustomerLetter, letterOf } from '../../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink, type MailBlock } from '../../../platform/mail/mail-kind.ts'
import type { Shop } from '../../../shop.ts'
import { customerById } from '../../accounts/index.ts'
import { findSubmission } from '../gallery/submissions.queries.ts'
import { lookTakenDown } from '../looks.events.ts'

/** Emails about looks that staff took down. A decision that was changed meanwhile is not written about. */
export const takenDownMails = (shop: Shop): Subscription[] => [
  subscribe(lookTakenDown, 'author-email', ({ submissionId }) => sendTakenDown(shop, submissionId)),
]

/** The author reads the reason, and how to ask for another look. */
async function sendTakenDown({ database: { db }, mail, storeUrl }: Shop, submissionId: string) {
  const look = await findSubmission(db, submissionId)
  const customer = look === undefined ? undefined : await customerById(db, look.customerId)
  if (look === undefined || look.hiddenAt === null || customer === undefined) return
  await mail.send(
    takenDownMail({
      to: customer.email,
      customerName: customer.name,
      title: look.title,
      reason: look.hiddenReason,
      link: `${storeUrl}/community?tab=gallery`,
    }),
  )
}

interface TakenDownMail {
  readonly to: string
  readonly customerName: string
  readonly title: string
  readonly reason: string
  /** Where the author can ask for another look at it. */
  readonly link: string
}

const buttonTo = (link: string): MailBlock => ({
  text: link,
  html: buttonBlock('Ask us to look again', link).html,
})

/** A look was taken down. */
export const lookTakenDownMail = defineMail({
  name: 'look-taken-down',
  group: 'community',
  title: 'A look was taken down',
  placeholders: { name: 'Nadeesha', look: 'Rain on Galle Road', reason: 'Somebody else made the picture.' },
  // Authors have a right to the reason.
  needed: ['reason'],
  blocks: { button: buttonTo(exampleLink) },
  subject: 'We took your look down',
  words:
    'Hello {{name}}, your look “{{look}}” is no longer in the gallery.\n\nWhy: {{reason}}\n\nIf you think that we are wrong, you can ask us to look at it again.\n\n{{button}}',
})

const takenDownMail = ({ to, customerName, title, reason, link }: TakenDownMail): CustomerLetter =>
  letterOf(lookTakenDownMail, {
    to,
    values: { name: customerName, look: title, reason },
    blocks: { button: buttonTo(link) },
  })
