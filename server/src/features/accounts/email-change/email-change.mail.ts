import type { Letter } from '../../../ports/mail.ts'
import { email, emailToOwner, type Recipient } from '../accounts.mail.ts'

/** To the new address: only who reads it may confirm it. */
export const emailChangeMail = (to: Recipient, link: string): Letter =>
  email(
    to,
    'Please confirm your new email address',
    'This is to be the address of your First Fashion account. Please confirm it; the link works for 24 hours. Until then your old address stays.',
    'Confirm new address',
    link,
  )

/** To the old address, whose owner must hear of it. */
export const emailChangeNotice = (to: Recipient, newEmail: string, settings: string): Letter =>
  emailToOwner(
    to,
    'Your email address is about to change',
    `Someone who knows your password asked to change the address of your account to ${newEmail}. If it was not you, please change your password at once.`,
    'Open the settings',
    settings,
  )
