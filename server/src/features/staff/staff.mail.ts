import type { StaffRole } from '@first-fashion/contract/staff/roles'
import { type StaffLetter, staffLetter } from '../../platform/mail/staff-letter.ts'
import { roleInSentences } from './roles-in-sentences.ts'
import type { AccessNews } from './staff.events.ts'

interface Recipient {
  readonly name: string
  readonly email: string
}

export const staffResetMail = (to: Recipient, link: string): StaffLetter =>
  email(to, {
    subject: 'Set a new password',
    words:
      'Someone asked for a new password for your access to the back office of {{store}}. If it was you, use this link within one hour. If not, you can ignore this email: nothing has changed.',
    button: 'Set a new password',
    link,
  })

interface Invited extends Recipient {
  readonly role: StaffRole | null
  readonly ownRoleName: string | null
  readonly invitedByName: string
}

export const staffInvitationMail = (to: Invited, link: string): StaffLetter =>
  email(to, {
    subject: 'You are invited to the back office of {{store}}',
    words: `${to.invitedByName} invites you to work in the back office of {{store}} ${roleInSentences(to).works}. Choose your password with this link. It works once, for seven days.`,
    button: 'Choose your password',
    link,
  })

/** Strangers cannot cause it, so the limit of the mailbox does not hold it back. */
export const staffPasswordChangedMail = (to: Recipient, link: string): StaffLetter => ({
  ...email(to, {
    subject: 'Your password was changed',
    words:
      'Your password for the back office of {{store}} was just changed, and your other sessions have ended. If this was you, there is nothing to do. If not, set a new password now and tell an owner.',
    button: 'Open the back office',
    link,
  }),
  isExemptFromLimit: true,
})

interface AccessChange {
  readonly news: AccessNews
  /** The name of a passkey or device. */
  readonly detail: string
}

/** Strangers cannot cause it, either: each needs a session, or the right password. */
export const accessMail = (to: Recipient, { news, detail }: AccessChange, link: string): StaffLetter => {
  const { subject, words } = accessWords(detail)[news]
  const advice = 'If this was not you, set a new password now and tell an owner.'
  const content = { subject, words: `${words} ${advice}`, button: 'Open the back office', link }
  return { ...email(to, content), isExemptFromLimit: true }
}

const accessWords = (detail: string): Record<AccessNews, Pick<Content, 'subject' | 'words'>> => ({
  'codes-on': {
    subject: 'Your authenticator app is switched on',
    words:
      'Signing in to the back office of {{store}} asks for a code of your authenticator app from now on. Your other sessions have ended.',
  },
  'codes-off': {
    subject: 'Your authenticator app is switched off',
    words: 'Signing in to the back office of {{store}} no longer asks for a code.',
  },
  'passkey-add': {
    subject: 'A passkey was added',
    words: `The passkey '${detail}' signs you in to the back office of {{store}} from now on.`,
  },
  'passkey-remove': {
    subject: 'A passkey was removed',
    words: `The passkey '${detail}' no longer signs you in to the back office of {{store}}.`,
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    words: 'New recovery codes for the back office of {{store}} were made. The older ones no longer work.',
  },
  'recovery-code-use': {
    subject: 'A recovery code was used',
    words: 'One of your recovery codes for the back office of {{store}} was just used.',
  },
  'second-factor-reset': {
    subject: 'Your second factor was removed',
    words:
      'An owner of {{store}} removed the second factor of your access to the back office, and your sessions have ended. Sign in with your password, and set a new one up under My account.',
  },
  'sign-ins-failed': {
    subject: 'Someone is trying to sign in as you',
    words: 'Ten sign-ins or confirmations as you failed within an hour in the back office of {{store}}.',
  },
  'new-device': {
    subject: 'You signed in from a new device',
    words: `Your access to the back office of {{store}} was just used on a device that is new to us: ${detail}.`,
  },
})

interface Content {
  readonly subject: string
  readonly words: string
  readonly button: string
  readonly link: string
}

const email = ({ name, email: to }: Recipient, content: Content): StaffLetter =>
  staffLetter({ to, greeting: `Dear ${name},`, ...content })
