import { buttonLetter } from '../../platform/mail/button-letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'

export interface Recipient {
  readonly name: string
  readonly email: string
  readonly verifiedAt: Date | null
}

export function verificationMail(to: Recipient, link: string): Letter {
  const words = 'Welcome to {{store}}. Please confirm your email address. The link works for seven days.'
  return email(to, 'Please confirm your email address', words, 'Confirm email address', link)
}

export function resetMail(to: Recipient, link: string): Letter {
  const words =
    'Someone asked to reset the password of your account. If it was you, use this link within one hour. If not, you can ignore this email: nothing has changed.'
  return email(to, 'Choose a new password', words, 'Choose a new password', link)
}

export function passwordChangedMail(to: Recipient, link: string): Letter {
  const words =
    'Your password was just changed, and your other devices were logged out. If this was you, there is nothing to do. If not, choose a new password now.'
  return emailToOwner(to, 'Your password was changed', words, 'Choose a new password', link)
}

/** An email with one button. */
export const email = (to: Recipient, subject: string, words: string, button: string, link: string): Letter =>
  buttonLetter({ to: to.email, subject, greeting: greetingOf(to), words, button, link })

/** About a change of the owner's account, if the address is verified. */
export const emailToOwner = (...[to, ...rest]: Parameters<typeof email>): Letter => ({
  ...email(to, ...rest),
  isExemptFromLimit: to.verifiedAt !== null,
})

/** Anyone can register a name with someone else's address, so only verified owners are greeted by name. */
export const greetingOf = ({ name, verifiedAt }: Pick<Recipient, 'name' | 'verifiedAt'>): string =>
  verifiedAt === null ? 'Hello,' : `Dear ${name},`
