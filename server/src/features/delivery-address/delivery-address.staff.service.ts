import { addressMessages } from '@first-fashion/contract/checkout/address'
import type {
  CorrectableAddress,
  DeliveryAddressForm,
} from '@first-fashion/contract/delivery-address/staff-calls'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/domain-event.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { readAddress } from '../addresses/index.ts'
import type { Countries } from '../countries/index.ts'
import {
  addressObjection,
  changeDeliveryAddress,
  type DeliveryAddress,
  findOrder,
  type OrderRow,
  unknownOrder,
} from '../orders/index.ts'
import { recordedChange } from '../staff/index.ts'

export interface DeliveryAddressDeps {
  readonly database: Database
  readonly clock: Clock
  readonly events: Events
  readonly countries: Countries
}

export interface DeliveryAddresses {
  /** Refuses with 'order.unknown'. */
  form(orderId: string): Promise<DeliveryAddressForm>
  /**
   * The country stays, and with it the prices. Returns the number of the order. Refuses with 'order.unknown',
   * 'addresses.invalid' (with every wrong field), 'order.address-fixed' and 'order.moved-meanwhile'.
   */
  change(session: StaffSession, orderId: string, typed: TypedAddress): Promise<string>
}

type TypedAddress = CorrectableAddress & { readonly version: number }

export const createDeliveryAddresses = (deps: DeliveryAddressDeps): DeliveryAddresses => ({
  form: async (orderId) => {
    const order = await orderOf(deps, orderId)
    const country = deps.countries.find(order.countryCode) ?? null
    return {
      address: typedOf(order),
      country,
      states: country?.requiresState === true ? [...deps.countries.states(country.code)] : [],
      problem: addressObjection(order) || (country === null ? 'We no longer deliver to this country.' : ''),
      version: order.version,
    }
  },
  change: async (session, orderId, { version, ...typed }) => {
    const order = await orderOf(deps, orderId)
    const address = checked(typed, order, deps.countries)
    const entry = { action: 'order-address', subject: `order:${orderId}`, change: {} }
    const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
    await recordedChange(deps, session, entry, (tx) =>
      changeDeliveryAddress(deps, tx, orderId, { address, version, actor }),
    )
    return order.number
  },
})

async function orderOf({ database }: DeliveryAddressDeps, orderId: string): Promise<OrderRow> {
  const full = isUuid(orderId) ? await findOrder(database.db, orderId) : undefined
  if (full === undefined) throw unknownOrder()
  return full.order
}

/** As it is typed into the form: orders store the phone number with its code. */
function typedOf({ zipcode: postalCode, phone: stored, ...order }: OrderRow): CorrectableAddress {
  const { firstName, lastName, street, apartment, city, state, district, area } = order
  const [phoneCode = '', ...phone] = stored.split(' ')
  const where = { street, apartment, city, state, postalCode, district, area }
  return { firstName, lastName, ...where, phoneCode, phone: phone.join(' ') }
}

function checked(
  typed: CorrectableAddress,
  { email, countryCode, instructions }: OrderRow,
  countries: Countries,
): DeliveryAddress {
  const read = readAddress({ ...typed, email, country: countryCode, instructions }, countries)
  if (!('address' in read))
    throw new AppError('refused', 'addresses.invalid', addressMessages.allFields, { errors: read.errors })
  const { firstName, lastName, street, apartment, city, state, district, area } = read.address
  const { postalCode: zipcode, phoneCode, phone } = read.address
  const where = { street, apartment, city, state, zipcode, district, area }
  return { firstName, lastName, ...where, phone: `${phoneCode} ${phone}` }
}
