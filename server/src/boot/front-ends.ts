import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { listCatalog } from '../features/catalog/index.ts'
import { currentTracking } from '../features/consent/index.ts'
import { designFaceRoutes } from '../features/designs/index.ts'
import { newsFeedRoutes } from '../features/news/index.ts'
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
import { loadRenderer } from '../platform/pages/page-renderer.ts'
import { pagesRoutes } from '../platform/pages/pages.routes.ts'
import type { Features } from './features.ts'
import { shopMedia } from './media/shop-media.ts'
import { type PartnerOrigins, pageOrigins, tagOrigins } from './page-origins.ts'
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
  settings: Settings & { readonly partners: () => PartnerOrigins },
  { overload, ...given }: { readonly overload: Overload } & MadePictures,
) {
  const media = shopMedia(features, settings, given)
  await app.register(newsFeedRoutes, features.shop)
  await app.register(sharingRoutes, { ...features.shop, publicAddresses: features.publicAddresses, media })
  await app.register(mediaRoutes, {
    media,
    warm: async () => (settings.warmsPictures ? picturesOf(await listCatalog(features.shop, {})) : []),
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
    currencies: features.pageCurrencies,
    admit: () => overload.admit(),
    mayMake: createAllowance(settings.pagesPerMinute),
    publicPages,
    storeUrl: settings.storeUrl,
    ...pageOrigins(settings.partners),
    tags: () => tagOrigins(currentTracking(features.shop)),
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

/** First the main pictures of all products, then the others. */
function picturesOf({ products }: Awaited<ReturnType<typeof listCatalog>>): string[] {
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
