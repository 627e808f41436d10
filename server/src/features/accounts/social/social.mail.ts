import type { Letter } from '../../../ports/mail.ts'
import { emailToOwner, type Recipient } from '../accounts.mail.ts'

/** To the owner of the account, who may not be the one who did it. */
export function providerLinkedMail(to: Recipient, provider: string, link: string): Letter {
  const words = `Your account can now be entered with ${provider}. If it was not you who linked it, choose a new password and take ${provider} from your linked accounts.`
  return emailToOwner(to, `${provider} was linked to your account`, words, 'See linked accounts', link)
}

export function providerUnlinkedMail(to: Recipient, provider: string, link: string): Letter {
  const words = `Your account can no longer be entered with ${provider}. If it was not you who took it away, choose a new password.`
  return emailToOwner(
    to,
    `${provider} is no longer linked to your account`,
    words,
    'See linked accounts',
    link,
  )
}
