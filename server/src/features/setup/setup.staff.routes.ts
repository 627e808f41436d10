import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { currentSetup, setMark } from './setup.service.ts'
import { testMail, testPayments } from './setup-tests.ts'

export const setupStaffRoutes = (shop: Shop): Handlers => ({
  'staff.setup': async () => ({ success: true, ...(await currentSetup(shop)) }),
  'staff.setup-confirm': async ({ session, params, body }) => ({
    success: true,
    ...(await setMark(shop, session, params.step, body.isDone)),
    message: body.isDone ? 'Marked as done' : 'Marked as open',
  }),
  'staff.setup-hide': async ({ session, body }) => ({
    success: true,
    ...(await setMark(shop, session, 'hidden', body.isHidden)),
    message: body.isHidden ? 'The list is off the first screen' : 'The list is back on the first screen',
  }),
  'staff.setup-mail': async ({ session }) => ({ success: true, ...(await testMail(shop, session)) }),
  'staff.setup-payments': async ({ session, body }) => ({
    success: true,
    ...(await testPayments(shop, session, body.provider)),
  }),
})
