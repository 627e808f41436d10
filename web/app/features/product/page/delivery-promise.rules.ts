import type { DayRange, HomeZone } from '@first-fashion/contract/shipping/zone'

/** What delivery to a part of the shop's country costs and takes. */
interface DeliveryPromise {
  readonly days: DayRange
  /** The lowest fee, in LKR rupees. */
  readonly rupees: number
}

export interface NearPromise extends DeliveryPromise {
  /** The city or region; null for the whole country. */
  readonly place: string | null
}

const feeOf = ({ fees }: HomeZone, priceRupees: number): number =>
  fees.findLast(({ fromRupees }) => fromRupees <= priceRupees)?.fee ?? 0

/** What delivery costs in the shop's own country. */
interface HomeDelivery {
  readonly zones: readonly HomeZone[]
  /** The district of the shop's city, whose delivery is named first; '' if no zone has it. */
  readonly ownRegion: string
}

const nearest = ({ zones, ownRegion }: HomeDelivery): HomeZone | undefined =>
  zones.find(({ regions }) => regions.includes(ownRegion)) ?? zones[0]

/** Delivery of one piece to the shop's own city; undefined if no zone of the country is delivered to. */
export function nearPromise(home: HomeDelivery, priceRupees: number): NearPromise | undefined {
  const zone = nearest(home)
  if (zone === undefined) return undefined
  const { regions, days, name } = zone
  const region = regions.includes(home.ownRegion) ? home.ownRegion : name
  return { place: regions.length === 0 ? null : region, days, rupees: feeOf(zone, priceRupees) }
}

/** Delivery of one piece to the rest of the country; undefined if there is no other zone. */
export function farPromise(home: HomeDelivery, priceRupees: number): DeliveryPromise | undefined {
  const others = home.zones.filter((zone) => zone !== nearest(home))
  if (others.length === 0) return undefined
  return {
    days: {
      min: Math.min(...others.map(({ days }) => days.min)),
      max: Math.max(...others.map(({ days }) => days.max)),
    },
    rupees: Math.min(...others.map((zone) => feeOf(zone, priceRupees))),
  }
}
