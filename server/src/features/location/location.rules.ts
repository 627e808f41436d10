import type { FoundAddress, Recommendation } from '@first-fashion/contract/location/calls'
import type { AddressAtPosition } from '../../ports/geocoder.ts'
import type { Delivery } from '../shipping/index.ts'

interface NamedState {
  readonly code: string
  readonly name: string
}

/** The address with its state in the form's format: the code of the country's list. */
export function addressInForms(
  { state, ...address }: AddressAtPosition,
  states: readonly NamedState[],
): FoundAddress {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const known =
    states.find(({ name }) => same(name, state.name)) ?? states.find(({ code }) => same(code, state.code))
  return { ...address, state: known?.code ?? state.name }
}

/** A position with a larger radius is imprecise. */
const roughMetres = 200

export interface Found {
  readonly address: FoundAddress
  readonly delivery: Delivery
  /** Metres; undefined if the browser did not say. */
  readonly accuracy: number | undefined
  readonly isPostalCodeNeeded: boolean
}

/** What a shopper should know about the place before ordering, most important first. */
export function recommendationsFor({
  address,
  delivery,
  accuracy = 0,
  isPostalCodeNeeded,
}: Found): Recommendation[] {
  const { isAvailable, isFallback, express } = delivery
  const days = express === null ? '' : daysOf(express.days)
  const candidates: (Recommendation | false)[] = [
    !isAvailable && { type: 'delivery', message: 'We do not deliver to this address yet' },
    isAvailable &&
      isFallback && { type: 'estimate', message: 'The delivery fee is an estimate. Please check the city.' },
    accuracy > roughMetres && {
      type: 'accuracy',
      message: `Your location is accurate to about ${distanceOf(accuracy)}. Please check the street.`,
    },
    address.street === '' && { type: 'address', message: 'Please add the street and house number.' },
    isPostalCodeNeeded &&
      address.postalCode === '' && { type: 'address', message: 'Please add the postal code.' },
    isAvailable &&
      express !== null && {
        type: 'express',
        message: `Express delivery is offered here: ${days}.`,
      },
    address.countryCode !== 'LK' && {
      type: 'payment',
      message: 'Orders from outside Sri Lanka are paid by card.',
    },
  ]
  return candidates.filter((one) => one !== false)
}

const daysOf = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${max} working ${max === 1 ? 'day' : 'days'}` : `${min} to ${max} working days`

const distanceOf = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres / 50) * 50} m` : `${Math.round(metres / 1000)} km`
