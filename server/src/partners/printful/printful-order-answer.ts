import { decimalsOf } from '@first-fashion/contract/money/money'
import { z } from 'zod'
import type { PrintOrderCosts, PrintOrderProgress, PrintOrderReport } from '../../ports/print-partner.ts'

/** The way of shipping that checkouts promise. */
export const standardShipping = 'STANDARD'

const amount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => Number(value ?? 0))
  .pipe(z.number().finite())
const costs = z.object({
  currency: z.string().length(3),
  shipping: amount,
  tax: amount,
  vat: amount,
  total: amount,
})
const shipment = z.object({
  carrier: z.string(),
  tracking_number: z.union([z.string(), z.number()]).transform(String),
  tracking_url: z.string().nullish(),
  reshipment: z.boolean().nullish(),
})

/** An order in the answers of Printful's calls. */
export const orderAnswer = z.object({
  result: z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    external_id: z.string(),
    status: z.string(),
    costs: costs.nullish(),
    shipments: z.array(shipment).default([]),
  }),
})

/** `inreview` and what is new there counts as accepted: somebody has it. */
const progressOf: Readonly<Record<string, PrintOrderProgress>> = {
  draft: 'draft',
  failed: 'failed',
  canceled: 'cancelled',
  inprocess: 'printing',
  partial: 'printing',
  onhold: 'on-hold',
  fulfilled: 'shipped',
  archived: 'shipped',
}

export function reportOf(order: z.output<typeof orderAnswer>['result']): PrintOrderReport {
  const parcel = order.shipments.at(-1)
  return {
    partnerId: order.id,
    externalId: order.external_id,
    progress: progressOf[order.status] ?? 'accepted',
    costs: order.costs == null ? null : costsOf(order.costs),
    shipment:
      parcel === undefined
        ? null
        : {
            carrier: parcel.carrier,
            number: parcel.tracking_number,
            url: safeLink(parcel.tracking_url ?? ''),
          },
    shipmentCount: order.shipments.filter(({ reshipment }) => reshipment !== true).length,
  }
}

/** A link that shoppers open: of the web, or none. */
const safeLink = (url: string): string => (/^https:\/\/[^\s"<>]{1,490}$/.test(url) ? url : '')

function costsOf({ currency, shipping, tax, vat, total }: z.output<typeof costs>): PrintOrderCosts {
  const minor = (value: number) => Math.round(value * 10 ** decimalsOf(currency))
  const taxMinor = minor(tax) + minor(vat)
  return {
    currencyCode: currency,
    goodsMinor: minor(total) - minor(shipping) - taxMinor,
    shippingMinor: minor(shipping),
    taxMinor,
    totalMinor: minor(total),
  }
}
