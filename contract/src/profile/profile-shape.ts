import { z } from 'zod'
import { genders } from './profile-fields.ts'

const socialLinks = z.object({
  facebook: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  linkedin: z.string(),
})

/** What a customer tells about themselves; what was not told is empty or null. */
export const profileShape = {
  phone: z.string(),
  address: z.string(),
  aboutMe: z.string(),
  /** As '1994-05-23'. */
  dateOfBirth: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** Addresses as '/media/uploads/{name}/640.webp'; other widths and formats lie beside it. */
  profileImage: z.string().nullable(),
  coverImage: z.string().nullable(),
  socialLinks,
  preferences: z.object({
    newsletter: z.boolean(),
    notifications: z.boolean(),
    defaultCurrency: z.string().nullable(),
  }),
  lastLogin: z.number(),
  /** A new address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
}
