import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofCustomer = z.object({ customerId: z.string() })
const ofProvider = ofCustomer.extend({ provider: z.enum(['google', 'facebook']) })

/** Someone has a new account. @public */
export const customerRegistered = defineEvent('customer-registered', ofCustomer)
/** A customer has shown that the address is theirs. @public */
export const customerVerified = defineEvent('customer-verified', ofCustomer)
/** The id is nobody's if the address that was typed is not known. @public */
export const verificationRequested = defineEvent('verification-requested', ofCustomer)
/** The id is nobody's if the address that was typed is not known. @public */
export const passwordResetRequested = defineEvent('password-reset-requested', ofCustomer)
/** @public */
export const passwordChanged = defineEvent('password-changed', ofCustomer)
/** @public */
export const customerSignedIn = defineEvent('customer-signed-in', z.object({ sessionId: z.string() }))
/** @public */
export const emailChangeRequested = defineEvent('email-change-requested', ofCustomer)
/** @public */
export const providerLinked = defineEvent('provider-linked', ofProvider)
/** @public */
export const providerUnlinked = defineEvent('provider-unlinked', ofProvider)
