import type { Handlers, StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import {
  confirmCodes,
  renewRecoveryCodes,
  secondFactorOf,
  startCodes,
  switchCodesOff,
} from './second-factor.service.ts'

export const secondFactorRoutes = (shop: Shop): Handlers => ({
  'staff.second-factor': ({ session }) => stateOf(shop, session),
  'staff.codes-start': async ({ session, body }) => ({
    success: true,
    ...(await startCodes(shop, session, body.currentPassword)),
  }),
  'staff.codes-confirm': async ({ session, body }) => {
    const recoveryCodes = await confirmCodes(shop, session, body.code)
    const message = 'Codes are switched on. Your other sessions have ended.'
    return { ...(await stateOf(shop, session)), recoveryCodes, message }
  },
  'staff.codes-off': async ({ session, body }) => {
    await switchCodesOff(shop, session, body.currentPassword)
    return { ...(await stateOf(shop, session)), message: 'Codes are switched off.' }
  },
  'staff.recovery-codes': async ({ session, body }) => {
    const recoveryCodes = await renewRecoveryCodes(shop, session, body.currentPassword)
    return {
      ...(await stateOf(shop, session)),
      recoveryCodes,
      message: 'These codes replace the older ones.',
    }
  },
})

/** The answer of calls that change the second factor. */
export const stateOf = async (shop: Shop, { staffId }: StaffSession) => ({
  success: true as const,
  secondFactor: await secondFactorOf(shop, staffId),
})
