import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { storedFrame } from './content.queries.ts'
import { currentFrame, setFrame } from './frame.service.ts'

export const frameRoutes = (shop: Shop): Handlers => ({
  'content.frame': async () => ({ success: true, frame: currentFrame(shop) }),
  'staff.frame': async () => ({ success: true, ...(await storedFrame(shop.database.db)) }),
  'staff.frame-set': async ({ session, body }) => ({
    success: true,
    ...(await setFrame(shop, session, body)),
    message: 'Saved. All pages show it from now on.',
  }),
})
