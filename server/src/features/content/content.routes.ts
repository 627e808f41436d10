import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findPage } from './pages.service.ts'
import { addPage, deletePage, restoreVersion, savePage, withdrawVersion } from './pages.staff.service.ts'
import { listPages, previewPage, staffPage } from './pages.staff.view.ts'

export const contentRoutes = (shop: Shop): Handlers => ({
  'content.about': async () => ({ success: true, page: await findPage(shop, 'about') }),
  'content.contact': async () => ({ success: true, page: await findPage(shop, 'contact') }),
  'content.terms': async () => ({ success: true, page: await findPage(shop, 'terms-and-conditions') }),
  'content.privacy': async () => ({ success: true, page: await findPage(shop, 'privacy-policy') }),
  'content.page': async ({ params }) => ({ success: true, page: await findPage(shop, params.slug) }),
  'content.page-preview': async ({ params }) => ({
    success: true,
    ...(await previewPage(shop, params.slug, params.number)),
  }),
  'staff.pages': async () => ({ success: true, pages: await listPages(shop) }),
  'staff.page': async ({ params }) => ({ success: true, page: await staffPage(shop, params.slug) }),
  'staff.page-add': async ({ session, body }) => ({
    success: true,
    page: await addPage(shop, session, body),
    message: 'Page added as a draft',
  }),
  'staff.page-save': async ({ session, params, body }) => ({
    success: true,
    page: await savePage(shop, session, params.slug, body),
    message: body.publication === null ? 'Draft saved' : 'Saved and published',
  }),
  'staff.page-restore': async ({ session, params, body }) => ({
    success: true,
    page: await restoreVersion(shop, session, params.slug, body),
    message: 'Restored as a draft',
  }),
  'staff.page-withdraw': async ({ session, params, body }) => ({
    success: true,
    page: await withdrawVersion(shop, session, params.slug, body),
    message: 'Withdrawn',
  }),
  'staff.page-delete': async ({ session, params, query }) => {
    await deletePage(shop, session, params.slug, query.version)
    return { success: true, message: 'Page deleted' }
  },
})
