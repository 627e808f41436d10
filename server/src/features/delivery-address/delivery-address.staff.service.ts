import {
  type CorrectableAddress,
  correctableAddress,
  type DeliveryAddressForm,
} from '@first-fashion/contract/delivery-address/staff-calls'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/domain-event.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { readOrderAddress, typedAddress } from '../addresses/index.ts'
import type { Countries } from '../countries/index.ts'
import {
  addressObjection,
  changeDeliveryAddress,
  type FullOrder,
  findOrder,
  hasLeft,
  isSameAddress,
  lockOrder,
  refuseAddressChange,
  type StopProduction,
  unknownOrder,
} from '../orders/index.ts'
import { recordedChange } from '../staff/index.ts'

export interface DeliveryAddressDeps {
  readonly database: Database
  readonly clock: Clock
  readonly events: Events
  readonly countries: Countries
  readonly stopProduction: StopProduction
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
  form: async (orderId) => formOf(deps, await orderOf(deps, orderId)),
  change: async (session, orderId, { version, ...typed }) => {
    const full = await orderOf(deps, orderId)
    const {
      email: _email,
      countryCode: _country,
      instructions: _instructions,
      ...address
    } = readOrderAddress({ ...typedAddress(full.order), ...typed }, deps.countries)
    refuseAddressChange(full, version)
    if (isSameAddress(full.order, address)) return full.order.number
    const entry = { action: 'order-address', subject: `order:${orderId}`, change: {} }
    const actor = { kind: 'staff', id: session.staffId, name: session.name } as const
    await deps.stopProduction(
      orderId,
      (settle) =>
        recordedChange(deps, session, entry, async (tx) => {
          await lockOrder(tx, orderId)
          await settle(tx)
          await changeDeliveryAddress(deps, tx, orderId, { address, version, actor })
        }),
      { kind: 'another-address' },
    )
    return full.order.number
  },
})

async function orderOf({ database }: DeliveryAddressDeps, orderId: string): Promise<FullOrder> {
  const full = isUuid(orderId) ? await findOrder(database.db, orderId) : undefined
  if (full === undefined) throw unknownOrder()
  return full
}

function formOf({ countries }: DeliveryAddressDeps, full: FullOrder): DeliveryAddressForm {
  const { order } = full
  const country = countries.details(order.countryCode)
  return {
    address: correctableAddress.parse(typedAddress(order)),
    country,
    states: country.requiresState ? [...countries.states(country.code)] : [],
    problem: addressObjection(full),
    isForPrintOnly: hasLeft(order),
    version: order.version,
  }
}
