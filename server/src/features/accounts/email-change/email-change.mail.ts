import type { EmailMessage } from '../../../ports/mail.ts'
import { email, emailToOwner, type Recipient } from '../accounts.mail.ts'

/** To the new address: only its reader can confirm it. */
export const emailChangeMail = (to: Recipient, link: string): EmailMessage =>
  email(
    to,
    'Please confirm your new email address',
    'Please confirm this new email address for your First Fashion account. The link works for 24 hours. Until you confirm, your old address stays in use.',
    'Confirm new address',
    link,
  )

/** A warning to the old address. */
export const emailChangeNotice = (to: Recipient, newEmail: string, settings: string): EmailMessage =>
  emailToOwner(
    to,
    'Your email address is about to change',
    `Someone who knows your password asked to change the email address of your account to ${newEmail}. If this was not you, change your password now.`,
    'Open settings',
    settings,
  )
