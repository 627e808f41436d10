import type { SectionChange } from '@first-fashion/contract/profile/calls'
import {
  birthError,
  optionalPhoneError,
  profileMessages,
  socialLinkMessage,
  socialLinkOf,
  socialNetworks,
} from '@first-fashion/contract/profile/profile-fields'

/** What is wrong with a change, field by field; empty when nothing is. `today` as '2026-11-21'. */
export function changeErrors(change: SectionChange, today: string): Record<string, string> {
  const errors: Record<string, string | undefined> = {}
  if (change.type === 'basicInfo') {
    if (change.name.trim() === '') errors.name = profileMessages.name
    errors.phone = optionalPhoneError(change.phone)
  }
  if (change.type === 'personalInfo') errors.dateOfBirth = birthError(change.dateOfBirth, today)
  if (change.type === 'socialLinks')
    for (const network of socialNetworks)
      if (socialLinkOf(network, change[network]) === undefined) errors[network] = socialLinkMessage(network)
  return Object.fromEntries(Object.entries(errors).flatMap(([field, why]) => (why ? [[field, why]] : [])))
}

/** The links as they are kept; those that are wrong were refused before. */
export const linksOf = (change: Extract<SectionChange, { type: 'socialLinks' }>) => ({
  facebook: socialLinkOf('facebook', change.facebook) ?? '',
  instagram: socialLinkOf('instagram', change.instagram) ?? '',
  twitter: socialLinkOf('twitter', change.twitter) ?? '',
  linkedin: socialLinkOf('linkedin', change.linkedin) ?? '',
})
