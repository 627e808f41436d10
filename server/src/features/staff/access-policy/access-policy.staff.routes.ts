import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { setAccessPolicy, storedAccessPolicy } from './access-policy.service.ts'

export const accessPolicyRoutes = (shop: Shop): Handlers => ({
  'staff.access-policy': async () => ({ success: true, ...(await storedAccessPolicy(shop.database.db)) }),
  'staff.access-policy-set': async ({ session, body }) => ({
    success: true,
    ...(await setAccessPolicy(shop, session, body)),
    message: 'Saved. It counts from now on.',
  }),
})
