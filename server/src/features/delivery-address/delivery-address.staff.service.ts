import {
  type CorrectableAddress,
  correctableAddress,
  type DeliveryAddressForm,
} from '@first-fashion/contract/delivery-address/staff-calls'
import { hasLeft } from '@first-fashion/contract/orders/status'
import type { Db } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { readOrderAddress, typedAddress } from '../addresses/index.ts'
import type { Countries } from '../countries/index.ts'
import {
  type FullOrder,
  findOrder,
  lockOrder,
  orderStates,
  stopProduction,
  unknownOrder,
} from '../orders/index.ts'
import { recordedChange } from '../staff/index.ts'
import { addressObjection, refuseAddressChange } from './delivery-address.rules.ts'

export interface DeliveryAddressDeps extends Shop {
  readonly countries: Countries
}

export interface DeliveryAddresses {
  /** Refuses with 'order.unknown'. */
  form(orderId: string): Promise<DeliveryAddressForm>
  /**
   * The country stays, and with it the prices. What a partner has of it is sent again. Returns the number of the order.
   * Refuses with 'order.unknown', 'order.address-invalid' (with every wrong field), 'order.address-fixed',
   * 'order.moved-meanwhile' and as `StopProduction`.
   */
  change(session: StaffSession, orderId: string, typed: TypedAddress): Promise<string>
}

type TypedAddress = CorrectableAddress & { readonly version: number }

export const createDeliveryAddresses = (deps: DeliveryAddressDeps): DeliveryAddresses => ({
  form: async (orderId) => formOf(deps, await orderOf(deps.database.db, orderId)),
  change: async (session, orderId, { version, ...typed }) => {
    const full = await orderOf(deps.database.db, orderId)
    const {
      email: _email,
      countryCode: _country,
      instructions: _instructions,
      ...address
    } = readOrderAddress({ ...typedAddress(full.order), ...typed }, deps.countries)
    refuseAddressChange(full, version)
    if (isSameAddress(full, address)) return full.order.number
    const entry = { action: 'order-address', subject: `order:${orderId}`, change: {} }
    const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
    await stopProduction(deps)(
      orderId,
      (settle) =>
        recordedChange(deps, session, entry, async (tx) => {
          await lockOrder(tx, orderId)
          await settle(tx)
          const current = await orderOf(tx, orderId)
          refuseAddressChange(current, version)
          await orderStates.changeAddress(deps, tx, current, address, actor)
        }),
      { kind: 'another-address' },
    )
    return full.order.number
  },
})

async function orderOf(db: Db, orderId: string): Promise<FullOrder> {
  const full = isUuid(orderId) ? await findOrder(db, orderId) : undefined
  if (full === undefined) throw unknownOrder()
  return full
}

type DeliveryAddress = Parameters<typeof orderStates.changeAddress>[3]

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

function formOf({ countries }: DeliveryAddressDeps, full: FullOrder): DeliveryAddressForm {
  const { order } = full
  const country = countries.details(order.countryCode)
  return {
    address: correctableAddress.parse(typedAddress(order)),
    country,
    states: country.requiresState ? [...countries.states(country.code)] : [],
    problem: addressObjection(full),
    isForPrintOnly: hasLeft(order.fulfilment),
    version: order.version,
  }
}
