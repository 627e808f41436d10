import type { StaffRole } from '@first-fashion/contract/staff/roles'
import { buttonLetter } from '../../platform/mail/button-letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { rolesInSentences } from './roles-in-sentences.ts'

interface Recipient {
  readonly name: string
  readonly email: string
}

export const staffResetMail = (to: Recipient, link: string): Letter =>
  email(to, {
    subject: 'Set a new password',
    words:
      'Someone asked for a new password for your access to the back office of {{store}}. If it was you, use this link within one hour. If not, you can ignore this email: nothing has changed.',
    button: 'Set a new password',
    link,
  })

interface Invited extends Recipient {
  readonly role: StaffRole
  readonly invitedByName: string
}

export const staffInvitationMail = (to: Invited, link: string): Letter =>
  email(to, {
    subject: 'You are invited to the back office of {{store}}',
    words: `${to.invitedByName} invites you to work in the back office of {{store}} ${rolesInSentences[to.role].works}. Choose your password with this link. It works once, for seven days.`,
    button: 'Choose your password',
    link,
  })

/** Strangers cannot cause it, so the limit of the mailbox does not hold it back. */
export const staffPasswordChangedMail = (to: Recipient, link: string): Letter => ({
  ...email(to, {
    subject: 'Your password was changed',
    words:
      'Your password for the back office of {{store}} was just changed, and your other sessions have ended. If this was you, there is nothing to do. If not, set a new password now and tell an owner.',
    button: 'Open the back office',
    link,
  }),
  isExemptFromLimit: true,
})

/** Strangers cannot cause it, either. */
export const secondFactorResetMail = (to: Recipient, link: string): Letter => ({
  ...email(to, {
    subject: 'Your second factor was removed',
    words:
      'An owner of {{store}} removed the second factor of your access to the back office, and your sessions have ended. Sign in with your password, and set a new one up under My account. If you did not ask for this, tell an owner.',
    button: 'Open the back office',
    link,
  }),
  isExemptFromLimit: true,
})

interface Content {
  readonly subject: string
  readonly words: string
  readonly button: string
  readonly link: string
}

const email = ({ name, email: to }: Recipient, content: Content): Letter =>
  buttonLetter({ to, greeting: `Dear ${name},`, ...content })
