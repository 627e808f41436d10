import type { StoreOffers } from '@first-fashion/contract/store/offers'
import { type Shop, seam } from '../../shop.ts'

export const offersOfFeatures = seam<() => readonly Partial<StoreOffers>[]>('what all features offer')

const nothing: StoreOffers = {
  payments: [],
  signIn: [],
  designer: false,
  consents: [],
  tracking: { measurementId: '', pixelId: '' },
}

/** What is set up in the shop. */
export const currentOffers = (shop: Shop): StoreOffers =>
  Object.assign({ ...nothing }, ...offersOfFeatures(shop)())
