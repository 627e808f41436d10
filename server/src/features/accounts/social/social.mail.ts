import type { EmailMessage } from '../../../ports/mail.ts'
import { emailToOwner, type Recipient } from '../accounts.mail.ts'

/** Notifies the owner, who may not be the person who did it. */
export function providerLinkedMail(to: Recipient, provider: string, link: string): EmailMessage {
  const words = `You can now sign in with ${provider}. If you did not link it, choose a new password and unlink ${provider} in your settings.`
  return emailToOwner(to, `${provider} was linked to your account`, words, 'See linked accounts', link)
}

export function providerUnlinkedMail(to: Recipient, provider: string, link: string): EmailMessage {
  const words = `You can no longer sign in with ${provider}. If you did not unlink it, choose a new password.`
  return emailToOwner(
    to,
    `${provider} is no longer linked to your account`,
    words,
    'See linked accounts',
    link,
  )
}
