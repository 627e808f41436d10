import { limits } from '@first-fashion/contract/limits'
import { personalDataCalls } from '@first-fashion/contract/personal-data/calls'
import { passwordChange } from '@first-fashion/contract/security/password-change'
import { z } from 'zod'
import { words } from '../../platform/words/i18n.ts'
import './security-words.ts'

const { currentPassword, newPassword } = passwordChange.shape

/** The password and a new one, typed twice. The first thing that is wrong is said. */
export const passwordTwice = z
  .object({ currentPassword, newPassword, confirm: z.string() })
  .superRefine((typed, { addIssue }) => {
    const wrong = (path: keyof typeof typed, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (typed.currentPassword === '') wrong('currentPassword', words.t('security:password.currentMissing'))
    else if (typed.newPassword.length < limits.passwordMinimumLength)
      wrong('newPassword', words.t('security:password.short'))
    else if (typed.newPassword !== typed.confirm) wrong('confirm', words.t('security:password.mismatch'))
  })

const { password } = personalDataCalls['personal-data.delete-account'].request.body.shape

/** Deleting an account needs its password, if it has one. */
export const withoutPassword = z.object({ password: password.optional() })
export const withPassword = z.object({
  password: password.optional().refine((typed) => Boolean(typed), {
    error: () => words.t('security:yourData.passwordMissing'),
  }),
})
