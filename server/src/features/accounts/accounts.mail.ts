import { escapeHtml } from '../../platform/html.ts'
import { mailPage } from '../../platform/mail-page.ts'
import type { Letter } from '../../ports/mail.ts'

interface Recipient {
  readonly name: string
  readonly email: string
}

export function verificationMail(to: Recipient, link: string): Letter {
  const words =
    'Welcome to First Fashion. Please confirm that this address is yours; the link works for seven days.'
  return letter(to, 'Please confirm your email address', words, 'Confirm email address', link)
}

export function resetMail(to: Recipient, link: string): Letter {
  const words =
    'Someone asked to choose a new password for your account. If it was you, use the link within one hour. If not, nothing has changed and you can ignore this mail.'
  return letter(to, 'Choose a new password', words, 'Choose a new password', link)
}

/** To the owner of the account, who may not be the one who did it. */
export function providerLinkedMail(to: Recipient, provider: string, link: string): Letter {
  const words = `Your account can now be entered with ${provider}. If it was not you who linked it, choose a new password and take ${provider} from your linked accounts.`
  return letter(to, `${provider} was linked to your account`, words, 'See linked accounts', link)
}

export function providerUnlinkedMail(to: Recipient, provider: string, link: string): Letter {
  const words = `Your account can no longer be entered with ${provider}. If it was not you who took it away, choose a new password.`
  return letter(to, `${provider} is no longer linked to your account`, words, 'See linked accounts', link)
}

function letter(to: Recipient, subject: string, words: string, button: string, link: string): Letter {
  const greeting = `Dear ${to.name},`
  return {
    to: to.email,
    subject,
    text: `${greeting}\n\n${words}\n\n${button}: ${link}\n\nFirst Fashion`,
    html: mailPage(
      subject,
      `<p>${escapeHtml(greeting)}</p><p>${words}</p><p><a class="button" href="${escapeHtml(link)}">${button}</a></p>`,
    ),
  }
}
