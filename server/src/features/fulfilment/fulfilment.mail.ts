import type { PartnerProblem } from '@first-fashion/contract/fulfilment/status'
import type { Tracking } from '@first-fashion/contract/orders/tracking'
import type { Db } from '../../platform/database/database.ts'
import type { CustomerLetter } from '../../platform/mail/letter.ts'
import type { Shop } from '../../shop.ts'
import { defineOrderMail, ofOrder, orderUpdate, updateMail, writeToBuyer } from '../order-mails/index.ts'
import type { FullOrder } from '../orders/index.ts'
import { isOnlyParcel, trackingOf } from './parcels/followed-parcel.ts'
import { findPartnerOrder, linesOfPartnerOrder } from './partner-orders.queries.ts'

type Reader = Parameters<typeof updateMail>[1]

const isOnIt =
  'We are sorry. You do not have to do anything: our team is working on it and will write to you.'

const printed = { ...ofOrder, items: '‘My monsoon tee’' }

const problemMail = (name: string, title: string, happened: string, now: string) =>
  defineOrderMail({
    name,
    group: 'made-to-order',
    title,
    about: 'a problem with your print',
    says: `{{items}} in your order {{order}} ${happened}. ${now}`,
    placeholders: printed,
  })

/** What happened, and what its shopper can do, or that there is nothing to do. */
const problemMails: Readonly<Record<PartnerProblem, ReturnType<typeof problemMail>>> = {
  'out-of-stock': problemMail(
    'print-out-of-stock',
    'Out of stock at the print partner',
    'is out of stock at our print partner',
    isOnIt,
  ),
  'file-rejected': problemMail(
    'print-file-rejected',
    'The print file was not accepted',
    'could not be printed: our print partner did not accept the print file',
    'We are sorry. Please change your design and approve its proof, or, if it cannot be changed, make a new one from its product page. You can also write to us. We then print the new one, at no cost to you.',
  ),
  'cancelled-there': problemMail(
    'print-cancelled',
    'Cancelled by the print partner',
    'could not be made: our print partner cancelled it',
    isOnIt,
  ),
  other: problemMail(
    'print-delayed',
    'Not made yet by the print partner',
    'could not be made yet by our print partner',
    isOnIt,
  ),
}

const parcelMailOf = (name: string, title: string, rest: string) =>
  defineOrderMail({
    name,
    group: 'made-to-order',
    title,
    about: 'your made-to-order parcel is on its way',
    says: `{{items}} in your order {{order}} is on its way from our print partner{{tracking}}.${rest}`,
    placeholders: { ...printed, tracking: ': DHL, tracking number 204 118' },
  })

const parcelMails = {
  only: parcelMailOf('print-parcel', 'The parcel is on its way', ''),
  oneOfSome: parcelMailOf(
    'print-parcel-of-part',
    'The parcel of a part is on its way',
    ' Your other items come in a parcel of their own.',
  ),
}

export const fulfilmentMails = [...Object.values(problemMails), ...Object.values(parcelMails)]

/** The partner will not make something: its shopper hears what happened, and who does what about it. */
const refusedMail = (full: FullOrder, items: string, problem: PartnerProblem, reader: Reader) => {
  const link = { words: 'Your custom designs', url: `${reader.storeUrl}/custom-products` }
  const parts = problem === 'file-rejected' ? { link } : {}
  return updateMail(full, reader, orderUpdate(problemMails[problem], { items }, parts))
}

/** The order does not move with it: the rest comes from the shop, or its money went back. */
function parcelMail(
  full: FullOrder,
  printedLineIds: ReadonlySet<string>,
  tracking: Tracking,
  reader: Reader,
): CustomerLetter {
  const kind = isOnlyParcel(full, printedLineIds) ? parcelMails.only : parcelMails.oneOfSome
  const values = { items: namesOf(full, printedLineIds), tracking: numberIn(tracking) }
  const parts = tracking.url === '' ? {} : { link: { words: 'Track your parcel', url: tracking.url } }
  return updateMail(full, reader, orderUpdate(kind, values, parts))
}

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
  const lineIds = await printedLines(db, id)
  await writeToBuyer(shop, row.orderId, (full, reader) =>
    refusedMail(full, namesOf(full, lineIds), problem, reader),
  )
}

/** Writes to the shopper that the print partner's parcel has left. */
export async function sendParcelMail(shop: Shop, id: string): Promise<void> {
  const { db } = shop.database
  const row = await findPartnerOrder(db, id)
  if (row === undefined) return
  const lineIds = await printedLines(db, id)
  await writeToBuyer(shop, row.orderId, (full, reader) => parcelMail(full, lineIds, trackingOf(row), reader))
}

const printedLines = async (db: Db, id: string): Promise<ReadonlySet<string>> =>
  new Set((await linesOfPartnerOrder(db, id)).map(({ lineId }) => lineId))

const namesOf = ({ lines }: FullOrder, printed: ReadonlySet<string>): string =>
  lines
    .filter(({ id }) => printed.has(id))
    .map(({ name }) => `‘${name}’`)
    .join(', ')
