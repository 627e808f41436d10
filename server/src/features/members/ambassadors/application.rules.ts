import { looksLikeEmail } from '@first-fashion/contract/email-address'
import type { ApplicationFields } from '@first-fashion/contract/members/application'
import { portfolioLinksMaximum } from '@first-fashion/contract/members/member-limits'
import { isWebLink } from '@first-fashion/contract/members/web-link'
import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { AppError } from '../../../platform/errors.ts'

const required = ['fullName', 'email', 'phone', 'bio', 'whyAmbassador'] as const

const mostFollowers = 999_999_999

export type CheckedApplication = Omit<ApplicationFields, 'followerCount'> & { readonly followerCount: number }

/** Reads an application. Refuses with 'community.application-incomplete' and '.application-invalid' [B5.09]. */
export function readApplication(fields: ApplicationFields): CheckedApplication {
  const followers = String(fields.followerCount).trim()
  const missing = required.filter((name) => fields[name] === '')
  if (missing.length > 0 || followers === '')
    throw new AppError('refused', 'community.application-incomplete', 'Please fill all required fields', {
      errors: Object.fromEntries(
        [...missing, ...(followers === '' ? ['followerCount'] : [])].map((name) => [name, 'Required']),
      ),
    })
  const portfolio = fields.portfolio.filter((link) => link !== '')
  const errors = errorsIn(fields, followers, portfolio)
  const [first] = Object.values(errors)
  if (first !== undefined) throw new AppError('refused', 'community.application-invalid', first, { errors })
  return { ...fields, followerCount: typedNumber(followers, 0), portfolio }
}

function errorsIn({ email }: ApplicationFields, followers: string, portfolio: readonly string[]) {
  const wrong: Record<string, string | false> = {
    email: !looksLikeEmail(email) && 'Please enter a valid email address',
    followerCount:
      !(typedNumber(followers, 0) <= mostFollowers) && 'Enter the number of your followers, 0 or more',
    portfolio:
      (portfolio.length > portfolioLinksMaximum && `You can add ${portfolioLinksMaximum} links`) ||
      (!portfolio.every(isWebLink) && 'Enter links that begin with https://'),
  }
  return Object.fromEntries(
    Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== false),
  )
}
