import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import {
  blockLookAuthor,
  hideLook,
  listModeratedLooks,
  refuseAppeal,
  setLookProducts,
  showLook,
} from './moderation/looks.staff.service.ts'

export const looksStaffRoutes = (shop: Shop): Handlers => ({
  'staff.looks': async ({ query }) => ({ success: true, ...(await listModeratedLooks(shop, query)) }),
  'staff.look-hide': async ({ session, params, body }) => ({
    success: true,
    look: await hideLook(shop, session, params.id, body.reason),
    message: 'Look taken down',
  }),
  'staff.look-show': async ({ session, params, body }) => ({
    success: true,
    look: await showLook(shop, session, params.id, body.reason),
    message: 'Look is shown',
  }),
  'staff.look-refuse-appeal': async ({ session, params, body }) => ({
    success: true,
    look: await refuseAppeal(shop, session, params.id, body.reason),
    message: 'Appeal answered',
  }),
  'staff.look-products': async ({ session, params, body }) => ({
    success: true,
    look: await setLookProducts(shop, session, params.id, body.slugs),
    message: 'Products saved',
  }),
  'staff.look-block-author': async ({ session, params, body }) => ({
    success: true,
    look: await blockLookAuthor(shop, session, params.id, body.reason),
    message: body.reason === '' ? 'Author may take part again' : 'Author excluded',
  }),
})
