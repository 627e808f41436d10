import type { LastOrderAddress, SavedAddress } from '@first-fashion/contract/addresses/calls'
import { addressMessages } from '@first-fashion/contract/checkout/address'
import { limits } from '@first-fashion/contract/limits'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { findCountry, isCountryOff } from '../countries/index.ts'
import { listOrders } from '../orders/index.ts'
import {
  type AddressOf,
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

export const listAddresses = (shop: Shop, customerId: string): Promise<SavedAddress[]> =>
  listIn(shop, shop.database.db, customerId)

/** The address of the last order without its instructions; null before the first order. */
export async function lastOrderAddress(
  { database }: Shop,
  customerId: string,
): Promise<LastOrderAddress | null> {
  const { orders } = await listOrders(database.db, { customerId }, { limit: 1, offset: 0 })
  const order = orders[0]?.order
  if (order === undefined) return null
  const isDelivered = findCountry(order.countryCode) !== undefined
  return { ...typedAddress(order), instructions: '', isDelivered }
}

/** Returns the updated list. Refuses with 'addresses.invalid' (with every wrong field) and 'addresses.full'. */
export async function addAddress(
  shop: Shop,
  customerId: string,
  fields: AddressFields,
  isDefault: boolean,
): Promise<SavedAddress[]> {
  const address = checked(fields)
  return changeAddresses(shop, customerId, async (tx) => {
    const id = await keep(shop, tx, customerId, address)
    return isDefault ? id : undefined
  })
}

/** Returns the updated list. Refuses with 'addresses.invalid', 'addresses.unknown' and 'addresses.already-saved'. */
export async function editAddress(
  shop: Shop,
  { customerId, id }: AddressOf,
  fields: AddressFields,
  isDefault: boolean,
): Promise<SavedAddress[]> {
  const address = checked(fields)
  return changeAddresses(shop, customerId, async (tx) => {
    const others = (await savedAddressesOf(tx, customerId)).filter((row) => row.id !== id)
    if (others.some((row) => isSameDoor(row, address))) throw alreadySaved()
    if (!isUuid(id) || !(await updateAddress(tx, { customerId, id }, address))) throw unknown()
    return isDefault ? id : undefined
  })
}

/** Returns the updated list. */
export const removeAddress = (shop: Shop, { customerId, id }: AddressOf): Promise<SavedAddress[]> =>
  changeAddresses(shop, customerId, async (tx) => {
    if (isUuid(id)) await deleteAddress(tx, { customerId, id })
    return undefined
  })

const listIn = async (shop: Shop, db: Db, customerId: string): Promise<SavedAddress[]> =>
  (await savedAddressesOf(db, customerId)).map((row) => addressOf(shop, row))

/** Returns the address to make the default, if any. */
type Change = (tx: Db) => Promise<string | undefined>

function changeAddresses(shop: Shop, customerId: string, work: Change): Promise<SavedAddress[]> {
  return shop.database.transaction(async (tx) => {
    await lockAddresses(tx, customerId)
    const newDefault = await work(tx)
    const [first] = await savedAddressesOf(tx, customerId)
    // There is always one default address.
    const id = newDefault ?? (first?.isDefault === false ? first.id : undefined)
    if (id !== undefined) await makeDefault(tx, { customerId, id })
    return listIn(shop, tx, customerId)
  })
}

/** Saves an address once; returns its ID. */
async function keep(
  { clock, newId }: Shop,
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

function checked(fields: AddressFields): CleanAddress {
  const read = readAddress(fields)
  if ('address' in read) return read.address
  throw new AppError('refused', 'addresses.invalid', addressMessages.allFields, { errors: read.errors })
}

function addressOf(
  shop: Shop,
  { id, customerId: _customer, savedAt: _at, countryCode, ...row }: SavedAddressRow,
) {
  return { _id: id, ...row, country: countryCode, isDelivered: !isCountryOff(shop, countryCode) }
}

const unknown = () => new AppError('unknown', 'addresses.unknown', 'You have already removed this address')
const alreadySaved = () =>
  new AppError('conflict', 'addresses.already-saved', 'You have already saved this address')
