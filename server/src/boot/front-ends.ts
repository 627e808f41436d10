import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { MapSource } from '@first-fashion/contract/location/calls'
import type { FastifyInstance } from 'fastify'
import { newsFeedRoutes } from '../features/community/index.ts'
import { designFaceRoutes } from '../features/designs/index.ts'
import { sharingRoutes } from '../features/sharing/index.ts'
import { createAllowance } from '../platform/http/allowance.ts'
import type { DerivedFiles } from '../platform/media/derived/derived-files.ts'
import type { PictureMaker } from '../platform/media/drawing/picture-maker.ts'
import { mediaRoutes } from '../platform/media/media.routes.ts'
import { imageProxyRoutes } from '../platform/media/proxy/image-proxy.routes.ts'
import { createImageProxy } from '../platform/media/proxy/image-proxy.ts'
import type { Overload } from '../platform/overload/overload.ts'
import { backOfficeRoutes } from '../platform/pages/back-office.routes.ts'
import { createPageCache } from '../platform/pages/page-cache.ts'
import type { PagePermits } from '../platform/pages/page-policy.ts'
import { loadRenderer } from '../platform/pages/page-renderer.ts'
import { pagesRoutes } from '../platform/pages/pages.routes.ts'
import type { Features } from './features.ts'
import { shopMedia } from './media/shop-media.ts'
import { formOrigins, scriptOrigins } from './payment-partners.ts'
import { publicPages } from './public-pages.ts'
import type { Settings } from './settings.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

interface MadePictures {
  readonly files: DerivedFiles
  readonly maker: PictureMaker
}

/** The store, the back office and the previews for other sites, beside the API. */
export async function serveFrontEnds(
  app: FastifyInstance,
  features: Features,
  settings: Settings,
  { overload, ...given }: { readonly overload: Overload } & MadePictures,
) {
  const media = shopMedia(features, settings, given)
  await app.register(newsFeedRoutes, { ...features, storeUrl: settings.storeUrl })
  await app.register(sharingRoutes, { ...features, media, storeUrl: settings.storeUrl })
  await app.register(mediaRoutes, {
    media,
    warm: async () => (settings.warmsPictures ? picturesOf(await features.catalog.list({})) : []),
  })
  await serveImageProxy(app, settings, given)
  await app.register(designFaceRoutes)
  // In development Vite serves both, with hot reload.
  if (settings.isDevelopment) return
  if (await exists(fromRoot('admin/dist/index.html')))
    await app.register(backOfficeRoutes, { folder: fromRoot('admin/dist') })
  const pageOf = createPageCache(app, {
    render: await loadRenderer(fromRoot('web/render.ts')),
    cache: features.cache,
    clock: features.clock,
    currencies: features.shownCurrencies,
    admit: () => overload.admit(),
    mayMake: createAllowance(settings.pagesPerMinute),
    publicPages,
    storeUrl: settings.storeUrl,
    paymentOrigins: formOrigins(settings),
    permits: [
      { path: /^\/pay\/razorpay$/, permits: { scripts: scriptOrigins(settings) } },
      { path: /^\/checkout-map$/, permits: mapPermits(settings.mapSource) },
      { path: /^\/designer-frame$/, permits: designerPermits(settings) },
      // The library that shapes text is WebAssembly.
      { path: /^\/design\/product\//, permits: { compilesWebAssembly: true } },
    ],
  })
  await app.register(pagesRoutes, { clientFolder: fromRoot('web/build/client'), pageOf })
}

async function serveImageProxy(app: FastifyInstance, settings: Settings, { files, maker }: MadePictures) {
  const { dataDir, imageHosts: hosts } = settings
  await app.register(imageProxyRoutes, {
    proxy: createImageProxy({ dataDir, keep: files.keep, maker, hosts }),
    mayFetch: createAllowance(settings.drawingsPerMinute),
  })
}

/** The map runs in a frame of the checkout, so that nothing else there may load its resources. */
function mapPermits(source: MapSource): PagePermits {
  const isFramed = true
  if (source.kind === 'google') return { isFramed, scripts: googleMapOrigins }
  // Some tile servers use several host names.
  if (source.kind === 'tiles')
    return {
      isFramed,
      pictures: [new URL(source.url.replace('{s}', 'any')).origin.replace('//any.', '//*.')],
    }
  return { isFramed }
}

/** The partner's designer runs in a frame of this page, which itself stands in a frame of the designer's page. */
const designerPermits = ({ printDesignerOrigin: origin }: Settings): PagePermits => ({
  isFramed: true,
  frames: origin === null ? [] : [origin],
})

/** Source: Google's guide to content policies for its map script. */
const googleMapOrigins = [
  'https://*.googleapis.com',
  'https://*.gstatic.com',
  'https://*.google.com',
  'https://*.googleusercontent.com',
  'blob:',
]

/** First the main pictures of all products, then the others. */
function picturesOf({ products }: Awaited<ReturnType<Features['catalog']['list']>>): string[] {
  const firsts = products.flatMap((product) => product.image.slice(0, 1))
  const others = products.flatMap((product) => [
    ...product.image,
    ...product.variants.flatMap((one) => one.images),
  ])
  return [...new Set([...firsts, ...others])]
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
