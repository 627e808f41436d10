import type { PartnerProblem } from '@first-fashion/contract/fulfilment/status'
import type { Tracking } from '@first-fashion/contract/orders/tracking'
import type { Db } from '../../platform/database/database.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Shop } from '../../shop.ts'
import { updateMail, writeToBuyer } from '../order-mails/index.ts'
import type { FullOrder } from '../orders/index.ts'
import { isOnlyParcel, trackingOf } from './parcels/followed-parcel.ts'
import { findPartnerOrder, linesOfPartnerOrder } from './partner-orders.queries.ts'

type Reader = Parameters<typeof updateMail>[1]

const whatHappened: Readonly<Record<PartnerProblem, string>> = {
  'out-of-stock': 'is out of stock at our print partner',
  'file-rejected': 'could not be printed: our print partner did not accept the print file',
  'cancelled-there': 'could not be made: our print partner cancelled it',
  other: 'could not be made yet by our print partner',
}

const isOnIt =
  'We are sorry. You do not have to do anything: our team is working on it and will write to you.'

/** What its shopper can do, or that there is nothing to do. */
const whatNow: Readonly<Record<PartnerProblem, string>> = {
  'out-of-stock': isOnIt,
  'file-rejected':
    'We are sorry. Please change your design and approve its proof, or, if it cannot be changed, make a new one from its product page. You can also write to us. We then print the new one, at no cost to you.',
  'cancelled-there': isOnIt,
  other: isOnIt,
}

/** The partner will not make something: its shopper hears what happened, and who does what about it. */
const refusedMail = (full: FullOrder, names: string, problem: PartnerProblem, reader: Reader): Letter =>
  updateMail(full, reader, {
    about: 'a problem with your print',
    says: (order) => `${names} in your order ${order} ${whatHappened[problem]}. ${whatNow[problem]}`,
    ...(problem === 'file-rejected'
      ? { link: { words: 'Your custom designs', url: `${reader.storeUrl}/custom-products` } }
      : {}),
  })

/** The order does not move with it: the rest comes from the shop, or its money went back. */
const parcelMail = (
  full: FullOrder,
  printed: ReadonlySet<string>,
  tracking: Tracking,
  reader: Reader,
): Letter =>
  updateMail(full, reader, {
    about: 'your made-to-order parcel is on its way',
    says: (order) =>
      `${namesOf(full, printed)} in your order ${order} is on its way from our print partner${numberIn(tracking)}.${isOnlyParcel(full, printed) ? '' : ' Your other items come in a parcel of their own.'}`,
    ...(tracking.url === '' ? {} : { link: { words: 'Track your parcel', url: tracking.url } }),
  })

/** The partner may name it late, or not at all. */
const numberIn = ({ carrier, number }: Tracking): string =>
  number === '' ? '' : `: ${carrier}, tracking number ${number}`

/** Writes to the shopper about what the print partner will not make. */
export async function sendRefusedMail(shop: Shop, id: string): Promise<void> {
  const { db } = shop.database
  const row = await findPartnerOrder(db, id)
  // Mended in the meantime: then there is nothing to tell.
  if (row === undefined || row.problem === null) return
  const { problem } = row
  const printed = await printedLines(db, id)
  await writeToBuyer(shop, row.orderId, (full, reader) =>
    refusedMail(full, namesOf(full, printed), problem, reader),
  )
}

/** Writes to the shopper that the print partner's parcel has left. */
export async function sendParcelMail(shop: Shop, id: string): Promise<void> {
  const { db } = shop.database
  const row = await findPartnerOrder(db, id)
  if (row === undefined) return
  const printed = await printedLines(db, id)
  await writeToBuyer(shop, row.orderId, (full, reader) => parcelMail(full, printed, trackingOf(row), reader))
}

const printedLines = async (db: Db, id: string): Promise<ReadonlySet<string>> =>
  new Set((await linesOfPartnerOrder(db, id)).map(({ lineId }) => lineId))

const namesOf = ({ lines }: FullOrder, printed: ReadonlySet<string>): string =>
  lines
    .filter(({ id }) => printed.has(id))
    .map(({ name }) => `‘${name}’`)
    .join(', ')
