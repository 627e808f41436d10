import { z } from 'zod'

/** What a visitor can be asked to allow besides what is necessary, in the order of the cookie question. */
export const consentKinds = ['analytics', 'marketing'] as const

/** The partners that count visits for the owner; '' for none. */
export const trackingIds = z.object({
  /** Of a web stream of Google Analytics 4, as 'G-7XK2B9QLMN'. Its scripts need consent to analytics. */
  measurementId: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:G-[A-Z0-9]{4,20})?$/),
  /** Of a Meta Pixel: digits. Its script needs consent to marketing. */
  pixelId: z
    .string()
    .trim()
    .regex(/^(?:\d{5,20})?$/),
})

export type TrackingIds = Readonly<z.infer<typeof trackingIds>>
