import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { addContentPicture, currentHome, previewHome } from './home.service.ts'

export const homeRoutes = (shop: Shop): Handlers => ({
  'content.home': async () => ({ success: true, home: await currentHome(shop) }),
  'content.home-preview': async ({ params }) => ({
    success: true,
    ...(await previewHome(shop, params.number)),
  }),
  'staff.content-picture-add': async ({ file }) => ({
    success: true,
    picture: await addContentPicture(shop, file),
  }),
})
