import type { LastOrderAddress, SavedAddress } from '@first-fashion/contract/addresses/calls'
import { addressMessages } from '@first-fashion/contract/checkout/address'
import { limits } from '@first-fashion/contract/limits'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import type { Countries } from '../countries/index.ts'
import { listOrders } from '../orders/index.ts'
import {
  deleteAddress,
  insertAddress,
  lockAddresses,
  makeDefault,
  type SavedAddressRow,
  savedAddressesOf,
  updateAddress,
} from './addresses.queries.ts'
import { type AddressFields, type CleanAddress, isSameDoor, readAddress } from './addresses.rules.ts'
import { typedAddress } from './order-address.ts'

/** A customer's addresses. Every change returns the updated list. */
export interface Addresses {
  list(customerId: string): Promise<SavedAddress[]>
  /** The address of the last order without its instructions; null before the first order. */
  ofLastOrder(customerId: string): Promise<LastOrderAddress | null>
  /** Refuses with 'addresses.invalid' (with every wrong field) and 'addresses.full'. */
  add(customerId: string, address: AddressFields, isDefault: boolean): Promise<SavedAddress[]>
  /** Refuses with 'addresses.invalid', 'addresses.unknown' and 'addresses.already-saved'. */
  update(customerId: string, id: string, address: AddressFields, isDefault: boolean): Promise<SavedAddress[]>
  remove(customerId: string, id: string): Promise<SavedAddress[]>
}

export interface AddressesDeps extends Shop {
  readonly countries: Countries
}

export function createAddresses(deps: AddressesDeps): Addresses {
  const { database, countries } = deps
  const change = (customerId: string, work: Change) => changeAddresses(deps, customerId, work)
  return {
    list: (customerId) => list(deps, database.db, customerId),
    ofLastOrder: async (customerId) => {
      const { orders } = await listOrders(database.db, { customerId }, { limit: 1, offset: 0 })
      const order = orders[0]?.order
      if (order === undefined) return null
      const isDelivered = countries.find(order.countryCode) !== undefined
      return { ...typedAddress(order), instructions: '', isDelivered }
    },
    add: async (customerId, fields, isDefault) => {
      const address = checked(fields, countries)
      return change(customerId, async (tx) => {
        const id = await keep(deps, tx, customerId, address)
        return isDefault ? id : undefined
      })
    },
    update: async (customerId, id, fields, isDefault) => {
      const address = checked(fields, countries)
      return change(customerId, async (tx) => {
        const others = (await savedAddressesOf(tx, customerId)).filter((row) => row.id !== id)
        if (others.some((row) => isSameDoor(row, address))) throw alreadySaved()
        if (!isUuid(id) || !(await updateAddress(tx, { customerId, id }, address))) throw unknown()
        return isDefault ? id : undefined
      })
    },
    remove: (customerId, id) =>
      change(customerId, async (tx) => {
        if (isUuid(id)) await deleteAddress(tx, { customerId, id })
        return undefined
      }),
  }
}

const list = async ({ countries }: AddressesDeps, db: Db, customerId: string): Promise<SavedAddress[]> =>
  (await savedAddressesOf(db, customerId)).map((row) => addressOf(row, countries))

/** Returns the address to make the default, if any. */
type Change = (tx: Db) => Promise<string | undefined>

function changeAddresses(deps: AddressesDeps, customerId: string, work: Change): Promise<SavedAddress[]> {
  return deps.database.transaction(async (tx) => {
    await lockAddresses(tx, customerId)
    const newDefault = await work(tx)
    const [first] = await savedAddressesOf(tx, customerId)
    // There is always one default address.
    const id = newDefault ?? (first?.isDefault === false ? first.id : undefined)
    if (id !== undefined) await makeDefault(tx, { customerId, id })
    return list(deps, tx, customerId)
  })
}

/** Saves an address once; returns its ID. */
async function keep(
  { clock, newId }: AddressesDeps,
  tx: Db,
  customerId: string,
  address: CleanAddress,
): Promise<string> {
  const rows = await savedAddressesOf(tx, customerId)
  const savedAt = clock.now()
  const same = rows.find((row) => isSameDoor(row, address))
  if (same !== undefined) {
    await updateAddress(tx, { customerId, id: same.id }, { ...address, savedAt })
    return same.id
  }
  if (rows.length >= limits.savedAddressesMaximum)
    throw new AppError(
      'refused',
      'addresses.full',
      `You can save up to ${limits.savedAddressesMaximum} addresses. Please remove one first.`,
    )
  const id = newId()
  await insertAddress(tx, { id, customerId, ...address, isDefault: false, savedAt })
  return id
}

function checked(fields: AddressFields, countries: Countries): CleanAddress {
  const read = readAddress(fields, countries)
  if ('address' in read) return read.address
  throw new AppError('refused', 'addresses.invalid', addressMessages.allFields, { errors: read.errors })
}

function addressOf(
  { id, customerId: _customer, savedAt: _at, countryCode, ...row }: SavedAddressRow,
  countries: Countries,
) {
  return { _id: id, ...row, country: countryCode, isDelivered: !countries.isOff(countryCode) }
}

const unknown = () => new AppError('unknown', 'addresses.unknown', 'You have already removed this address')
const alreadySaved = () =>
  new AppError('conflict', 'addresses.already-saved', 'You have already saved this address')
