import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { after } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfPrint } from '../../../platform/media/prints/print-store.ts'
import type { PrintPartner } from '../../../ports/print-partner.ts'
import type { Shop } from '../../../shop.ts'
import type { CustomProductRow } from '../custom-products.queries.ts'
import { ownProduct } from '../custom-products.service.ts'
import { storeEmbeddedPrints } from '../prints/embedded-prints.ts'
import { unprintable } from '../prints/print-to-draw.ts'
import { lockProduct, type PrintRow, printsOf } from '../prints/prints.queries.ts'
import { drawnPrintsOf } from '../prints/proofs.service.ts'
import { askAboutMockup, longestMs } from './ask-about-mockup.ts'
import { endTask, findTask, insertTask, type MockupTask, nameTask, pendingTask } from './mockups.queries.ts'

interface StartedMockup {
  readonly placement: PrintSide
  readonly taskKey: string
}

/**
 * Asks the print partner for the mockup of a side; one that is being made is not asked for twice. Refuses with
 * 'custom-products.no-mockups', 'custom-products.mockups-busy', and what proofs refuse.
 */
export async function generateMockup(
  shop: Shop,
  customerId: string,
  id: string,
  side: PrintSide,
): Promise<StartedMockup> {
  const { row, files } = await filesToShow(shop, customerId, id)
  const file = files.find((one) => one.side === side)
  if (file === undefined) throw unprintable(`There is nothing on the ${side} yet.`)
  return start(shop, row, file)
}

/** The same for all sides with something on them. */
export async function refreshMockups(shop: Shop, customerId: string, id: string): Promise<StartedMockup[]> {
  const { row, files } = await filesToShow(shop, customerId, id)
  const started: StartedMockup[] = []
  for (const file of files) started.push(await start(shop, row, file))
  return started
}

/** How far a mockup is. Refuses with 'custom-products.mockup-unknown' what is not the customer's. */
export async function checkMockup(
  shop: Shop,
  customerId: string,
  key: string,
): Promise<Pick<MockupTask, 'state' | 'image' | 'side'>> {
  const { db } = shop.database
  const task = isUuid(key) ? await findTask(db, customerId, key) : undefined
  if (task === undefined) throw unknownMockup()
  if (task.state !== 'pending') return task
  await askAboutMockup(shop, partnersMockups(shop), task)
  return (await findTask(db, customerId, key)) ?? task
}

async function filesToShow(shop: Shop, customerId: string, id: string) {
  const row = await ownProduct(shop.database.db, { customerId, id })
  partnersMockups(shop)
  const isPartners = row.printFiles.length > 0
  return { row, files: isPartners ? await partnersFiles(shop, row) : await drawnPrintsOf(shop, row) }
}

/** What the embedded designer has made, as the shop keeps it for an order. */
async function partnersFiles(shop: Shop, row: CustomProductRow): Promise<PrintRow[]> {
  const { db } = shop.database
  await storeEmbeddedPrints(shop, db, row)
  const files = await printsOf(db, row)
  if (files.length === 0) throw noMockups()
  return files
}

async function start(shop: Shop, row: CustomProductRow, file: PrintRow): Promise<StartedMockup> {
  const { database, storeUrl } = shop
  const { name: printName, side, widthPx, heightPx } = file
  const mockups = partnersMockups(shop)
  const { key, isClaimed } = await claimedTask(shop, row.id, file)
  if (!isClaimed) return { placement: side, taskKey: key }
  const partnerName = await mockups
    .start({
      ...{ productId: row.printProductId, variantId: row.printVariantId, side, widthPx, heightPx },
      fill: file.fill,
      address: new URL(addressOfPrint(printName, 'print.png'), storeUrl).href,
    })
    .catch(async (cause: unknown) => {
      await endTask(database.db, key, { state: 'failed', image: null })
      throw toMockupError(cause)
    })
  await nameTask(database.db, key, partnerName)
  return { placement: side, taskKey: key }
}

/** The task of a print that is being worked at; of several who ask at once, one claims it and asks the partner. */
function claimedTask({ database, clock, newId }: Shop, id: string, { name, side }: PrintRow) {
  const now = clock.now()
  return database.transaction(async (tx) => {
    await lockProduct(tx, id)
    const underway = await pendingTask(tx, name, after(now, -longestMs))
    if (underway !== undefined) return { key: underway.key, isClaimed: false }
    const key = newId()
    const times = { startedAt: now, askedAt: now }
    const task = { key, customProductId: id, side, printName: name, partnerName: '', ...times }
    await insertTask(tx, { ...task, state: 'pending', image: null })
    return { key, isClaimed: true }
  })
}

function partnersMockups({ printPartner }: Shop): PrintPartner['mockups'] {
  if (printPartner === null) throw noMockups()
  return printPartner.mockups
}

const toMockupError = (cause: unknown): AppError =>
  cause instanceof AppError && cause.code === 'print.busy'
    ? new AppError('unavailable', 'custom-products.mockups-busy', cause.message, { cause })
    : noMockups(cause)

const noMockups = (cause?: unknown) =>
  new AppError(
    'unavailable',
    'custom-products.no-mockups',
    'Mockups are not available right now. Please try again later.',
    { cause },
  )
const unknownMockup = () =>
  new AppError('unknown', 'custom-products.mockup-unknown', 'This mockup does not exist any more')
