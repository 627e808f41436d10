import type { Handlers } from '../../platform/http/handlers.ts'
import type { Gallery } from './gallery/gallery.service.ts'
import type { Likes } from './gallery/likes.service.ts'
import type { Views } from './gallery/views.service.ts'
import type { OwnLooks } from './moderation/own-looks.service.ts'
import type { SubmitStyle } from './submitting/submit-style.service.ts'
import type { WornLooks } from './worn/worn-looks.service.ts'

interface Services {
  readonly gallery: Gallery
  readonly likes: Likes
  readonly views: Views
  readonly submitStyle: SubmitStyle
  readonly ownLooks: OwnLooks
  readonly wornLooks: WornLooks
}

export const looksRoutes = (services: Services): Handlers => ({
  ...galleryRoutes(services),
  ...ownRoutes(services),
  ...wornRoutes(services),
})

const galleryRoutes = ({ gallery, likes, views }: Services): Handlers => ({
  'community.submissions': async ({ query }) => ({ success: true, ...(await gallery.list(query)) }),
  'community.submission': async ({ params }) => ({
    success: true,
    submission: await gallery.one(params.id),
  }),
  'community.like': async ({ session, body }) => ({
    success: true,
    ...(await likes.toggle(session.customerId, body.submissionId, body.liked)),
  }),
  'community.liked': async ({ session, body }) => ({
    success: true,
    liked: await likes.among(session.customerId, body.submissionIds),
  }),
  'community.view': async ({ body }) => {
    await views.add(body)
    return { success: true }
  },
})

const ownRoutes = ({ ownLooks, submitStyle }: Services): Handlers => ({
  'community.submit-style': async ({ session, body, files }) => ({
    success: true,
    message: 'Your look is in the gallery. Thank you!',
    submission: await submitStyle(session.customerId, body, files),
  }),
  'community.report': async ({ session, body }) => {
    await ownLooks.report(session.customerId, body)
    return { success: true, message: 'Thank you. We will check this look.' }
  },
  'community.delete': async ({ session, body }) => {
    await ownLooks.delete(session.customerId, body.submissionId)
    return { success: true, message: 'Your look is deleted' }
  },
  'community.own': async ({ session }) => ({ success: true, ...(await ownLooks.list(session.customerId)) }),
  'community.appeal': async ({ session, body }) => {
    await ownLooks.appeal(session.customerId, body)
    return { success: true, message: 'Thank you. We will look at it again.' }
  },
})

const wornRoutes = ({ wornLooks }: Services): Handlers => ({
  'community.bought-items': async ({ session }) => ({
    success: true,
    items: await wornLooks.boughtItems(session.customerId),
  }),
  'community.worn': async ({ query }) => ({ success: true, ...(await wornLooks.ofProduct(query)) }),
  'community.worn-consent': async ({ session, body: { submissionId, version } }) => {
    await wornLooks.consent(session.customerId, submissionId, version)
    const message =
      version === ''
        ? 'Your look no longer shows on product pages'
        : 'Thank you. Your look shows on the product pages.'
    return { success: true, message }
  },
})
