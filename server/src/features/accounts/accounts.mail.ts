import { type CustomerLetter, letterOf } from '../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink, type MailKind } from '../../platform/mail/mail-kind.ts'

export interface Recipient {
  readonly name: string
  readonly email: string
  readonly verifiedAt: Date | null
}

const greeting = { greeting: 'Dear Nadeesha,' }

/** Emails of one button, about an account. */
export const accountMails = {
  verification: accountMail({
    name: 'account-verification',
    title: 'Confirm the email address',
    subject: 'Please confirm your email address',
    words: 'Welcome to {{store}}. Please confirm your email address. The link works for seven days.',
    button: 'Confirm email address',
    placeholders: greeting,
  }),
  passwordReset: accountMail({
    name: 'account-password-reset',
    title: 'Choose a new password',
    subject: 'Choose a new password',
    words:
      'Someone asked to reset the password of your account. If it was you, use this link within one hour. If not, you can ignore this email: nothing has changed.',
    button: 'Choose a new password',
    placeholders: greeting,
  }),
  passwordChanged: accountMail({
    name: 'account-password-changed',
    title: 'The password was changed',
    subject: 'Your password was changed',
    words:
      'Your password was just changed, and your other devices were logged out. If this was you, there is nothing to do. If not, choose a new password now.',
    button: 'Choose a new password',
    placeholders: greeting,
  }),
  emailChange: accountMail({
    name: 'account-email-change',
    title: 'Confirm a new email address',
    subject: 'Please confirm your new email address',
    words:
      'Please confirm this new email address for your {{store}} account. The link works for 24 hours. Until you confirm, your old address stays in use.',
    button: 'Confirm new address',
    placeholders: greeting,
  }),
  emailChangeNotice: accountMail({
    name: 'account-email-change-notice',
    title: 'The email address is about to change',
    subject: 'Your email address is about to change',
    words:
      'Someone who knows your password asked to change the email address of your account to {{newEmail}}. If this was not you, change your password now.',
    button: 'Open settings',
    placeholders: { ...greeting, newEmail: 'nadeesha@example.com' },
    needed: ['newEmail'],
  }),
  providerLinked: accountMail({
    name: 'account-provider-linked',
    title: 'A sign-in provider was linked',
    subject: '{{provider}} was linked to your account',
    words:
      'You can now sign in with {{provider}}. If you did not link it, choose a new password and unlink {{provider}} in your settings.',
    button: 'See linked accounts',
    placeholders: { ...greeting, provider: 'Google' },
  }),
  providerUnlinked: accountMail({
    name: 'account-provider-unlinked',
    title: 'A sign-in provider was unlinked',
    subject: '{{provider}} is no longer linked to your account',
    words: 'You can no longer sign in with {{provider}}. If you did not unlink it, choose a new password.',
    button: 'See linked accounts',
    placeholders: { ...greeting, provider: 'Google' },
  }),
}

interface AccountMail<V extends string> extends Omit<MailKind<V>, 'group' | 'blocks'> {
  readonly button: string
}

function accountMail<V extends string>({ words, button, ...mail }: AccountMail<V>) {
  const kind = defineMail({
    ...mail,
    group: 'accounts',
    blocks: { button: buttonBlock(button, exampleLink) },
    words: `{{greeting}}\n\n${words}\n\n{{button}}`,
  })
  return { kind, button }
}

interface AccountEmail<V extends string> {
  readonly to: Recipient
  /** Where the button leads. */
  readonly link: string
  readonly values: Readonly<Record<V, string>>
}

/** An email with one button. */
export const accountEmail = <V extends string>(
  { kind, button }: ReturnType<typeof accountMail<V>>,
  { to, link, values }: AccountEmail<NoInfer<V>>,
): CustomerLetter => letterOf(kind, { to: to.email, values, blocks: { button: buttonBlock(button, link) } })

/** About a change of the owner's account, if the address is verified. */
export const emailToOwner = <V extends string>(
  mail: ReturnType<typeof accountMail<V>>,
  letter: AccountEmail<NoInfer<V>>,
): CustomerLetter => ({
  ...accountEmail(mail, letter),
  isExemptFromLimit: letter.to.verifiedAt !== null,
})

/** Anyone can register a name with someone else's address, so only verified owners are greeted by name. */
export const greetingOf = ({ name, verifiedAt }: Pick<Recipient, 'name' | 'verifiedAt'>): string =>
  verifiedAt === null ? 'Hello,' : `Dear ${name},`
