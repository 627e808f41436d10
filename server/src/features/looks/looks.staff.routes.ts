import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffLooks } from './moderation/looks.staff.service.ts'

export const looksStaffRoutes = (looks: StaffLooks): Handlers => ({
  'staff.looks': async ({ query }) => ({ success: true, ...(await looks.list(query)) }),
  'staff.look-hide': async ({ session, params, body }) => ({
    success: true,
    look: await looks.hide(session, params.id, body.reason),
    message: 'Look taken down',
  }),
  'staff.look-show': async ({ session, params, body }) => ({
    success: true,
    look: await looks.show(session, params.id, body.reason),
    message: 'Look is shown',
  }),
  'staff.look-refuse-appeal': async ({ session, params, body }) => ({
    success: true,
    look: await looks.refuseAppeal(session, params.id, body.reason),
    message: 'Appeal answered',
  }),
  'staff.look-products': async ({ session, params, body }) => ({
    success: true,
    look: await looks.setProducts(session, params.id, body.slugs),
    message: 'Products saved',
  }),
  'staff.look-block-author': async ({ session, params, body }) => ({
    success: true,
    look: await looks.blockAuthor(session, params.id, body.reason),
    message: body.reason === '' ? 'Author may take part again' : 'Author excluded',
  }),
})
