import { accountCalls } from '@first-fashion/contract/accounts/calls'
import { limits } from '@first-fashion/contract/limits'
import { z } from 'zod'
import { filledIn } from '../../platform/forms/schema-resolver.ts'
import { words } from '../../platform/words/i18n.ts'
import './words/login-words.ts'
import './words/reset-password-words.ts'

const login = accountCalls['accounts.login'].request.body
const registration = accountCalls['accounts.register'].request.body
const newPassword = accountCalls['accounts.reset-password'].request.body.shape.newPassword
const email = filledIn(login.shape.email, () => words.t('login:emailMissing'))

/** What each mode of the login page sends. */
export const credentials = {
  login: login.extend({ email }),
  'sign-up': registration.omit({ countryCode: true }).extend({ email }),
  reset: login.pick({ email: true }).extend({ email }),
}

/** The server says what is wrong with it, for new links too. */
export const anyEmail = login.pick({ email: true })

/** A new password, typed twice. The first thing that is wrong is said. */
export const newPasswordTwice = z
  .object({ newPassword, confirm: z.string() })
  .superRefine((typed, { addIssue }) => {
    const wrong = (path: keyof typeof typed, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (typed.newPassword.length < limits.passwordMinimumLength)
      wrong('newPassword', words.t('reset-password:short'))
    else if (typed.newPassword !== typed.confirm) wrong('confirm', words.t('reset-password:mismatch'))
  })
