import { profileChange } from '@first-fashion/contract/profile/calls'

const [basic, contact, about, personal, social, preferences] = profileChange.options

/** The fields of each section, as the contract takes them. */
export const profileSections = {
  basicInfo: basic.omit({ type: true }),
  contactDetails: contact.omit({ type: true }),
  aboutMe: about.omit({ type: true }),
  personalInfo: personal.omit({ type: true }),
  socialLinks: social.omit({ type: true }),
  preferences: preferences.omit({ type: true }),
}
