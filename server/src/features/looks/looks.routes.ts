import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findLook, listLooks } from './gallery/gallery.service.ts'
import { likedLooks, toggleLike } from './gallery/likes.service.ts'
import { addView } from './gallery/views.service.ts'
import { appealLook, deleteOwnLook, listOwnLooks, reportLook } from './moderation/own-looks.service.ts'
import { submitLook } from './submitting/submit-style.service.ts'
import { findBoughtItems, findLooksWearing, setWornConsent } from './worn/worn-looks.service.ts'

export const looksRoutes = (shop: Shop): Handlers => ({
  ...galleryRoutes(shop),
  ...ownRoutes(shop),
  ...wornRoutes(shop),
})

const galleryRoutes = (shop: Shop): Handlers => ({
  'community.submissions': async ({ query }) => ({ success: true, ...(await listLooks(shop, query)) }),
  'community.submission': async ({ params }) => ({
    success: true,
    submission: await findLook(shop, params.id),
  }),
  'community.like': async ({ session, body }) => ({
    success: true,
    ...(await toggleLike(shop, session.customerId, body.submissionId, body.liked)),
  }),
  'community.liked': async ({ session, body }) => ({
    success: true,
    liked: await likedLooks(shop, session.customerId, body.submissionIds),
  }),
  'community.view': async ({ body }) => {
    await addView(shop, body)
    return { success: true }
  },
})

const ownRoutes = (shop: Shop): Handlers => ({
  'community.submit-style': async ({ session, body, files }) => ({
    success: true,
    message: 'Your look is in the gallery. Thank you!',
    submission: await submitLook(shop, session.customerId, body, files),
  }),
  'community.report': async ({ session, body }) => {
    await reportLook(shop, session.customerId, body)
    return { success: true, message: 'Thank you. We will check this look.' }
  },
  'community.delete': async ({ session, body }) => {
    await deleteOwnLook(shop, session.customerId, body.submissionId)
    return { success: true, message: 'Your look is deleted' }
  },
  'community.own': async ({ session }) => ({
    success: true,
    ...(await listOwnLooks(shop, session.customerId)),
  }),
  'community.appeal': async ({ session, body }) => {
    await appealLook(shop, session.customerId, body)
    return { success: true, message: 'Thank you. We will look at it again.' }
  },
})

const wornRoutes = (shop: Shop): Handlers => ({
  'community.bought-items': async ({ session }) => ({
    success: true,
    items: await findBoughtItems(shop, session.customerId),
  }),
  'community.worn': async ({ query }) => ({ success: true, ...(await findLooksWearing(shop, query)) }),
  'community.worn-consent': async ({ session, body: { submissionId, version } }) => {
    await setWornConsent(shop, session.customerId, submissionId, version)
    const message =
      version === ''
        ? 'Your look no longer shows on product pages'
        : 'Thank you. Your look shows on the product pages.'
    return { success: true, message }
  },
})
