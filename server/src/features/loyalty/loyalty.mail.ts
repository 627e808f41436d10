import { escapeHtml } from '../../platform/html.ts'
import type { Letter } from '../../platform/mail/letter.ts'

interface TierMail {
  readonly to: string
  readonly customerName: string
  readonly from: string
  readonly tier: string
  readonly benefits: readonly string[]
  readonly isUp: boolean
  readonly storeUrl: string
}

/** A member has reached another tier, or fell out of one after points were taken back. */
export function tierMail(mail: TierMail): Letter {
  const { to, customerName, tier, benefits, isUp, storeUrl } = mail
  const subject = isUp ? `You have reached ${tier}` : `Your loyalty tier is now ${tier}`
  const words = isUp
    ? `Hello ${customerName}, your points took you from ${mail.from} to ${tier}. Thank you for shopping with us. Your ${tier} benefits:`
    : `Hello ${customerName}, we took back some of your points, for example after a refund, so your tier went from ${mail.from} to ${tier}. Your ${tier} benefits:`
  const link = `${storeUrl}/loyalty`
  const list = benefits.map((benefit) => `<li>${escapeHtml(benefit)}</li>`).join('')
  return {
    to,
    subject,
    text: `${words}\n\n${benefits.map((benefit) => `- ${benefit}`).join('\n')}\n\nYour points: ${link}`,
    body: `<p>${escapeHtml(words)}</p><ul>${list}</ul><p><a class="button" href="${escapeHtml(link)}">See your points</a></p>`,
  }
}
