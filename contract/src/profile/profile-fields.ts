import { phoneError } from '../checkout/phone.ts'

export const genders = ['male', 'female', 'other'] as const

export const socialNetworks = ['facebook', 'instagram', 'twitter', 'linkedin'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Maximum length of each field. */
export const profileMaximumLengths = {
  name: 120,
  email: 254,
  phone: 20,
  address: 500,
  aboutMe: 1000,
  socialLink: 200,
} as const

const earliestBirth = '1900-01-01'

export const profileMessages = {
  name: 'Please enter your name',
  birthFuture: 'Date of birth cannot be in the future',
  birthInvalid: 'Please enter a valid date of birth',
} as const

/** The error of an optional telephone number; the same rule as in checkout [A5.28]. */
export const optionalPhoneError = (phone: string): string | undefined =>
  phone.trim() === '' ? undefined : phoneError(phone)

/** The error of a date of birth such as '1994-05-23', or of an empty one; `today` has the same format. */
export function birthError(date: string, today: string): string | undefined {
  if (date === '') return undefined
  const day = new Date(`${date}T00:00:00Z`)
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
  if (!isDay || date < earliestBirth) return profileMessages.birthInvalid
  return date > today ? profileMessages.birthFuture : undefined
}

const homes: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  twitter: ['twitter.com', 'x.com'],
  linkedin: ['linkedin.com'],
}

/** A profile link as stored, complete with https; empty stays empty, undefined means that it leads elsewhere. */
export function socialLinkOf(network: SocialNetwork, typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url === null || url.username !== '' || url.port !== '') return undefined
  const isHome = homes[network].some((home) => url.hostname === home || url.hostname.endsWith(`.${home}`))
  if (!isHome || url.pathname === '/') return undefined
  url.protocol = 'https:'
  return url.href
}

export const socialLinkMessage = (network: SocialNetwork): string =>
  `Please enter the address of your page at ${homes[network][0]}`
