import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { deleteAccount, downloadData } from './personal-data.service.ts'

export const personalDataRoutes = (shop: Shop): Handlers => ({
  'personal-data.download': async ({ session }) => ({
    success: true,
    ...(await downloadData(shop, session)),
  }),
  'personal-data.delete-account': async ({ session, body }) => {
    await deleteAccount(shop, session, body.password)
    return { success: true, message: 'Your account has been deleted' }
  },
})
