import { z } from 'zod'
import { signInProviders } from '../accounts/sign-in-providers.ts'
import { consentKinds, trackingIds } from '../consent/tracking.ts'
import { paymentMethods } from '../orders/status.ts'

/** What is set up, so that pages promise nothing else. */
export const storeOffers = z.object({
  /** Ways to pay that the checkout offers in some country. */
  payments: z.array(z.enum(paymentMethods)),
  /** Whose accounts shoppers can log in with. */
  signIn: z.array(z.enum(signInProviders)),
  /** Whether shoppers can design pieces of their own. */
  designer: z.boolean(),
  /** What the cookie question asks for. */
  consents: z.array(z.enum(consentKinds)),
  tracking: trackingIds,
  /** Whether the checkout adds taxes to the prices that are shown. */
  taxesAdded: z.boolean().optional(),
})

export type StoreOffers = Readonly<z.infer<typeof storeOffers>>
