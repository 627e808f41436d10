import type { TrackingIds } from '@first-fashion/contract/consent/tracking'
import type { MapSource } from '@first-fashion/contract/location/calls'
import type { PagesOptions } from '../platform/pages/page-cache.ts'
import type { PagePermits, TagOrigins } from '../platform/pages/page-policy.ts'
import { formOrigins, scriptOrigins } from './payment-partners.ts'
import type { Settings } from './settings.ts'

/** The settings that decide about origins. */
export type PartnerOrigins = Pick<
  Settings,
  'stripe' | 'koko' | 'razorpay' | 'mapSource' | 'printDesignerOrigin'
>

/** The origins that pages send forms to, load scripts from or show in frames: those of the partners of the moment. */
export const pageOrigins = (
  partners: () => PartnerOrigins,
): Pick<PagesOptions, 'paymentOrigins' | 'permits'> => ({
  paymentOrigins: () => formOrigins(partners()),
  permits: [
    { path: /^\/pay\/razorpay$/, permits: () => ({ scripts: scriptOrigins(partners()) }) },
    { path: /^\/checkout-map$/, permits: () => mapPermits(partners().mapSource) },
    { path: /^\/designer-frame$/, permits: () => designerPermits(partners()) },
    // The library that shapes text is WebAssembly.
    { path: /^\/design\/product\//, permits: () => ({ compilesWebAssembly: true }) },
  ],
})

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
const designerPermits = ({
  printDesignerOrigin: origin,
}: Pick<Settings, 'printDesignerOrigin'>): PagePermits => ({
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

/** The origins of the partners that count visits: of those whose ID is set. */
export const tagOrigins = ({ measurementId, pixelId }: TrackingIds): TagOrigins => {
  const set = [...(measurementId === '' ? [] : [googleAnalytics]), ...(pixelId === '' ? [] : [metaPixel])]
  return {
    scripts: set.flatMap((partner) => partner.scripts),
    connections: set.flatMap((partner) => partner.connections),
    pictures: set.flatMap((partner) => partner.pictures),
  }
}

/** Source: Google's guide to content policies for its tags, Google Analytics 4 without signals for advertising. */
const googleAnalytics: TagOrigins = {
  // Not all of the host: whoever has an account there can publish a script under another path.
  scripts: ['https://www.googletagmanager.com/gtag/'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}

const metaPixel: TagOrigins = {
  // The script, and what it loads of the settings of a Pixel.
  scripts: ['https://connect.facebook.net/en_US/', 'https://connect.facebook.net/signals/'],
  connections: ['https://www.facebook.com/tr/', 'https://connect.facebook.net/signals/'],
  pictures: ['https://www.facebook.com/tr/'],
}
