import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { after } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfPrint } from '../../../platform/media/prints/print-store.ts'
import type { PrintPartner } from '../../../ports/print-partner.ts'
import type { CustomProductRow } from '../custom-products.queries.ts'
import { ownProduct } from '../custom-products.service.ts'
import { type EmbeddedPrintsDeps, storeEmbeddedPrints } from '../prints/embedded-prints.ts'
import { unprintable } from '../prints/print-to-draw.ts'
import { lockProduct, type PrintRow, printsOf } from '../prints/prints.queries.ts'
import type { Proofs } from '../prints/proofs.service.ts'
import { type AskDeps, askAboutMockup, longestMs } from './ask-about-mockup.ts'
import { endTask, findTask, insertTask, type MockupTask, nameTask, pendingTask } from './mockups.queries.ts'

interface StartedMockup {
  readonly placement: PrintSide
  readonly taskKey: string
}

/** Pictures of custom products that the print partner makes of their print files. */
export interface Mockups {
  /**
   * Asks for the mockup of a side; one that is being made is not asked for twice. Refuses with
   * 'custom-products.no-mockups', 'custom-products.mockups-busy', and what proofs refuse.
   */
  generate(customerId: string, id: string, side: PrintSide): Promise<StartedMockup>
  /** The same for all sides with something on them. */
  refresh(customerId: string, id: string): Promise<StartedMockup[]>
  /** How far it is. Refuses with 'custom-products.mockup-unknown' what is not the customer's. */
  status(customerId: string, key: string): Promise<Pick<MockupTask, 'state' | 'image' | 'side'>>
}

export interface MockupsDeps extends AskDeps, EmbeddedPrintsDeps {}

export function createMockups(deps: MockupsDeps, proofs: Pick<Proofs, 'filesOf'>): Mockups {
  const { database } = deps
  const filesOf = async (customerId: string, id: string) => {
    const row = await ownProduct(database.db, { customerId, id })
    partnersMockups(deps)
    return {
      row,
      files: row.printFiles.length > 0 ? await partnersFiles(deps, row) : await proofs.filesOf(row),
    }
  }
  return {
    generate: async (customerId, id, side) => {
      const { row, files } = await filesOf(customerId, id)
      const file = files.find((one) => one.side === side)
      if (file === undefined) throw unprintable(`There is nothing on the ${side} yet.`)
      return start(deps, row, file)
    },
    refresh: async (customerId, id) => {
      const { row, files } = await filesOf(customerId, id)
      const started: StartedMockup[] = []
      for (const file of files) started.push(await start(deps, row, file))
      return started
    },
    status: async (customerId, key) => {
      const task = isUuid(key) ? await findTask(database.db, customerId, key) : undefined
      if (task === undefined) throw unknownMockup()
      if (task.state !== 'pending') return task
      await askAboutMockup(deps, partnersMockups(deps), task)
      return (await findTask(database.db, customerId, key)) ?? task
    },
  }
}

/** What the embedded designer has made, as the shop keeps it for an order. */
async function partnersFiles(deps: MockupsDeps, row: CustomProductRow): Promise<PrintRow[]> {
  const { db } = deps.database
  await storeEmbeddedPrints(deps, db, row)
  const files = await printsOf(db, row)
  if (files.length === 0) throw noMockups()
  return files
}

async function start(deps: MockupsDeps, row: CustomProductRow, file: PrintRow): Promise<StartedMockup> {
  const { database, storeUrl } = deps
  const { name: printName, side, widthPx, heightPx } = file
  const mockups = partnersMockups(deps)
  const { key, isClaimed } = await claimedTask(deps, row.id, file)
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
function claimedTask({ database, clock, newId }: MockupsDeps, id: string, { name, side }: PrintRow) {
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

function partnersMockups({ printPartner }: MockupsDeps): PrintPartner['mockups'] {
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
