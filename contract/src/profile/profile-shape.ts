import { z } from 'zod'
import { genders } from './profile-fields.ts'

const socialLinks = z.object({
  facebook: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  linkedin: z.string(),
})

/** A customer's profile; fields that are not set are empty or null. */
export const profileShape = {
  phone: z.string(),
  address: z.string(),
  aboutMe: z.string(),
  /** Such as '1994-05-23'. */
  dateOfBirth: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** URLs such as '/media/uploads/{name}/640.webp'; other widths and formats have the same name. */
  profileImage: z.string().nullable(),
  coverImage: z.string().nullable(),
  socialLinks,
  preferences: z.object({
    newsletter: z.boolean(),
    notifications: z.boolean(),
    defaultCurrency: z.string().nullable(),
  }),
  lastLogin: z.number(),
  /** A new email address that is not confirmed yet. */
  pendingEmail: z.string().nullable(),
}
