import { z } from 'zod'

interface Carrier {
  readonly name: string
  /** The carrier's page for a parcel; the number is appended. */
  readonly page: string
}

/** Carriers whose link the shop knows; staff may name any other. */
export const carriers: readonly Carrier[] = [
  { name: 'Sri Lanka Post', page: 'https://slpmail.slpost.gov.lk/track-trace/?id=' },
  { name: 'Domex', page: 'https://domex.lk/tracking?number=' },
  { name: 'Aramex', page: 'https://www.aramex.com/track/results?ShipmentNumber=' },
  { name: 'DHL', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
]

/** The page of a parcel at a carrier that the shop knows; '' for another. */
export function carrierPage(carrier: string, number: string): string {
  const known = carriers.find(({ name }) => name.toLowerCase() === carrier.trim().toLowerCase())
  return known === undefined ? '' : `${known.page}${encodeURIComponent(number.trim())}`
}

/** Where the parcel of an order can be followed. */
export const tracking = z.object({
  carrier: z.string(),
  number: z.string(),
  /** The carrier's page for it; '' if there is none. */
  url: z.string(),
})
export type Tracking = z.output<typeof tracking>

/** Tracking as staff type it. Without a link the carrier's own page is used, if the shop knows it. */
export const typedTracking = z.object({
  carrier: z.string().trim().min(1, 'Please enter the carrier').max(60),
  number: z
    .string()
    .trim()
    .min(1, 'Please enter the tracking number')
    .max(60)
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$/, 'A tracking number has letters and digits'),
  url: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https:\/\/[^\s"<>]+)?$/, 'A link starts with https://')
    .default(''),
})
