import {
  type CorrectableAddress,
  correctableAddress,
  type DeliveryAddressForm,
} from '@first-fashion/contract/delivery-address/staff-calls'
import { hasLeft } from '@first-fashion/contract/orders/status'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { readOrderAddress, typedAddress } from '../addresses/index.ts'
import { countryDetails, statesOfCountry } from '../countries/index.ts'
import {
  type DeliveryAddress,
  type FullOrder,
  lockOrder,
  orderStates,
  requireOrder,
  staffActor,
  stopProduction,
} from '../orders/index.ts'
import { recordedChange } from '../staff/index.ts'
import { addressObjection, refuseAddressChange } from './delivery-address.rules.ts'

type TypedAddress = CorrectableAddress & { readonly version: number }

/** Refuses with 'order.unknown'. */
export async function deliveryAddressForm({ database }: Shop, orderId: string): Promise<DeliveryAddressForm> {
  const full = await requireOrder(database.db, orderId)
  const { order } = full
  const country = countryDetails(order.countryCode)
  return {
    address: correctableAddress.parse(typedAddress(order)),
    country,
    states: country.requiresState ? [...statesOfCountry(country.code)] : [],
    problem: addressObjection(full),
    isForPrintOnly: hasLeft(order.fulfilment),
    version: order.version,
  }
}

/**
 * The country stays, and with it the prices. What a partner has of it is sent again. Returns the number of the order.
 * Refuses with 'order.unknown', 'order.address-invalid' (with every wrong field), 'order.address-fixed',
 * 'order.moved-meanwhile' and as `StopProduction`.
 */
export async function correctDeliveryAddress(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  { version, ...typed }: TypedAddress,
): Promise<string> {
  const full = await requireOrder(shop.database.db, orderId)
  const {
    email: _email,
    countryCode: _country,
    instructions: _instructions,
    ...address
  } = readOrderAddress({ ...typedAddress(full.order), ...typed })
  refuseAddressChange(full, version)
  if (isSameAddress(full, address)) return full.order.number
  const entry = { action: 'order-address', subject: `order:${orderId}`, change: {} }
  const actor = staffActor(session)
  await stopProduction(shop)(
    orderId,
    (settle) =>
      recordedChange(shop, session, entry, async (tx) => {
        await lockOrder(tx, orderId)
        await settle(tx)
        const current = await requireOrder(tx, orderId)
        refuseAddressChange(current, version)
        await orderStates.changeAddress(shop, tx, current, address, actor)
      }),
    { kind: 'another-address' },
  )
  return full.order.number
}

const addressFields = [
  'firstName',
  'lastName',
  'street',
  'apartment',
  'city',
  'state',
  'zipcode',
  'district',
  'area',
  'phone',
] as const satisfies readonly (keyof DeliveryAddress)[]

const isSameAddress = ({ order }: FullOrder, address: DeliveryAddress): boolean =>
  addressFields.every((field) => order[field] === address[field])
