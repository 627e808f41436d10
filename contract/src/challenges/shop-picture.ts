import { z } from 'zod'

/** The address of a picture of the shop; '' for none. */
export const shopPicture = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/media\/[\w/.-]+)?$/)
