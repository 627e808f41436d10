import { escapeHtml } from '../../platform/html.ts'
import { letterOf } from '../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink, type MailBlock } from '../../platform/mail/mail-kind.ts'

interface TierMail {
  readonly to: string
  readonly customerName: string
  readonly from: string
  readonly tier: string
  readonly benefits: readonly string[]
  readonly isUp: boolean
  readonly storeUrl: string
}

const benefitsBlock = (benefits: readonly string[]): MailBlock => ({
  text: benefits.map((benefit) => `- ${benefit}`).join('\n'),
  html: `<ul>${benefits.map((benefit) => `<li>${escapeHtml(benefit)}</li>`).join('')}</ul>`,
})

const buttonTo = (link: string): MailBlock => buttonBlock('See your points', link, 'Your points')

const examples = {
  placeholders: { name: 'Nadeesha', from: 'Silver', tier: 'Gold' },
  blocks: {
    benefits: benefitsBlock(['Free delivery', 'Early access to new collections']),
    button: buttonTo(exampleLink),
  },
}

export const loyaltyMails = {
  tierUp: defineMail({
    name: 'loyalty-tier-up',
    group: 'loyalty',
    title: 'A higher tier',
    ...examples,
    subject: 'You have reached {{tier}}',
    words:
      'Hello {{name}}, your points took you from {{from}} to {{tier}}. Thank you for shopping with us. Your {{tier}} benefits:\n\n{{benefits}}\n\n{{button}}',
  }),
  tierDown: defineMail({
    name: 'loyalty-tier-down',
    group: 'loyalty',
    title: 'A lower tier',
    ...examples,
    subject: 'Your loyalty tier is now {{tier}}',
    words:
      'Hello {{name}}, we took back some of your points, for example after a refund, so your tier went from {{from}} to {{tier}}. Your {{tier}} benefits:\n\n{{benefits}}\n\n{{button}}',
  }),
}

/** A member has reached another tier, or fell out of one after points were taken back. */
export const tierMail = ({ to, customerName, from, tier, benefits, isUp, storeUrl }: TierMail) =>
  letterOf(isUp ? loyaltyMails.tierUp : loyaltyMails.tierDown, {
    to,
    values: { name: customerName, from, tier },
    blocks: { benefits: benefitsBlock(benefits), button: buttonTo(`${storeUrl}/loyalty`) },
  })
