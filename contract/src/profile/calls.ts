import { z } from 'zod'
import { user } from '../accounts/calls.ts'
import { defineCall, emptyBody, success } from '../call.ts'
import { passwordChange } from '../security/password-change.ts'
import { genders, profileMaximumLengths as longest } from './profile-fields.ts'

const link = z.string().max(longest.socialLink)

/** The fields of one profile section, named by `type` [B7.17]. */
const sections = [
  z.object({
    type: z.literal('basicInfo'),
    name: z.string().max(longest.name),
    email: z.string().max(longest.email),
    phone: z.string().max(longest.phone),
    /** Required when the email address changes. */
    currentPassword: z.string().max(200).optional(),
  }),
  z.object({ type: z.literal('contactDetails'), address: z.string().max(longest.address) }),
  z.object({ type: z.literal('aboutMe'), aboutMe: z.string().max(longest.aboutMe) }),
  z.object({
    type: z.literal('personalInfo'),
    dateOfBirth: z.string().max(10),
    gender: z.enum([...genders, '']),
  }),
  z.object({
    type: z.literal('socialLinks'),
    facebook: link,
    instagram: link,
    twitter: link,
    linkedin: link,
  }),
  z.object({
    type: z.literal('preferences'),
    // Omitted fields stay unchanged: some are also edited elsewhere.
    newsletter: z.boolean().optional(),
    /** Whether optional emails are allowed, beyond orders and account safety: reminders of return windows. */
    notifications: z.boolean().optional(),
    defaultCurrency: z.string().max(3).optional(),
  }),
] as const
export type SectionChange = z.output<(typeof sections)[number]>

/** A change of one section, or of the password. */
export const profileChange = z.discriminatedUnion('type', [...sections, passwordChange])

/** The crop that the person chose; see `readCrop`. */
const crop = z.string().max(60).optional()
const changed = success({ message: z.string(), user })
const pictureRefusals = [
  'media.missing',
  'media.too-large',
  'media.too-many-pixels',
  'media.not-a-picture',
  'media.crop-invalid',
]

export const profileCalls = {
  'profile.update': defineCall({
    method: 'POST',
    path: '/api/user/update',
    access: 'customer',
    limit: 'secret-changes',
    summary: 'Saves one section of the profile.',
    request: { body: profileChange },
    response: changed,
    refusals: [
      'profile.details-invalid',
      'accounts.email-taken',
      'accounts.password-wrong',
      'accounts.password-missing',
      'accounts.password-weak',
      'accounts.sign-in-again',
      'currency.unknown',
    ],
  }),
  'profile.upload-profile-image': defineCall({
    method: 'POST',
    path: '/api/user/upload-profile-image',
    access: 'customer',
    limit: 'uploads',
    summary: 'Sets the profile picture and deletes the previous one.',
    request: { file: 'profileImage', body: z.object({ crop }) },
    response: changed,
    refusals: pictureRefusals,
  }),
  'profile.upload-cover-image': defineCall({
    method: 'POST',
    path: '/api/user/upload-cover-image',
    access: 'customer',
    limit: 'uploads',
    summary: 'Sets the cover picture and deletes the previous one.',
    request: { file: 'coverImage', body: z.object({ crop }) },
    response: changed,
    refusals: pictureRefusals,
  }),
  'profile.remove-profile-image': defineCall({
    method: 'POST',
    path: '/api/user/remove-profile-image',
    access: 'customer',
    summary: 'Deletes the profile picture.',
    request: { body: emptyBody },
    response: changed,
    refusals: [],
  }),
  'profile.remove-cover-image': defineCall({
    method: 'POST',
    path: '/api/user/remove-cover-image',
    access: 'customer',
    summary: 'Deletes the cover picture.',
    request: { body: emptyBody },
    response: changed,
    refusals: [],
  }),
}
