import { z } from 'zod'

/** The payload of /api/user/update that changes the password [B7.24]. */
export const passwordChange = z.object({
  type: z.literal('password'),
  currentPassword: z.string().max(200),
  newPassword: z.string().max(200),
})
