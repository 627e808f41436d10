import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import type { Db } from '../../../platform/database/database.ts'
import { downloadImage } from '../../../platform/media/proxy/download-image.ts'
import { allowedImage } from '../../../platform/media/proxy/image-addresses.ts'
import type { Shop } from '../../../shop.ts'
import { openPrintProduct } from '../../designs/index.ts'
import type { CustomProductRow } from '../custom-products.queries.ts'
import { proofPlaceOf } from './print-to-draw.ts'
import { insertPrints, type PrintRow, printsOf } from './prints.queries.ts'
import { fitQuota } from './prints-quota.ts'

/** A shopper waits for it. The partner's files are its own print files, at most 50 MB each. */
const limits = { timeoutMs: 8_000, mostBytes: 50 * 1024 * 1024 }

/**
 * Takes over the print files of the embedded designer before such a design is bought: they are stored like those that the
 * shop draws, and count as approved, as the shopper saved them there. Without a file, and where those of
 * the customer take too much already, the order waits for staff.
 */
export async function storeEmbeddedPrints(shop: Shop, db: Db, row: CustomProductRow): Promise<void> {
  if (row.printFiles.length === 0 || (await printsOf(db, row)).length > 0) return
  try {
    if (!(await fitQuota(db, row, 1))) return
    const rows = await storedFiles(shop, row)
    const bytes = rows.reduce((sum, file) => sum + file.bytes, 0)
    if ((await fitQuota(db, row, bytes)) && (await insertPrints(db, rows))) return
    for (const { name } of rows) await shop.prints.discard(name)
  } catch (error) {
    shop.onError(error, 'print files of the embedded designer')
  }
}

async function storedFiles(shop: Shop, row: CustomProductRow): Promise<PrintRow[]> {
  const { variants } = await openPrintProduct(shop, String(row.printProductId))
  const variant = variants.find(({ id }) => id === row.printVariantId)
  if (variant === undefined) throw new Error(`no variant ${row.printVariantId}`)
  const rows: PrintRow[] = []
  for (const [at, address] of row.printFiles.entries()) {
    const side = row.printSides[at]
    if (side !== undefined) rows.push(await storedFile(shop, row, { side, address, variant }))
  }
  return rows
}

interface PartnerFile {
  readonly side: PrintRow['side']
  readonly address: string
  readonly variant: Pick<PrintVariant, 'files' | 'blank'>
}

async function storedFile(
  { clock, prints, imageHosts }: Shop,
  { id, version }: CustomProductRow,
  { side, address, variant }: PartnerFile,
): Promise<PrintRow> {
  const url = allowedImage(address, imageHosts)
  if (url === undefined) throw new Error('a print file is not the partner’s')
  const mayBePrivate = url.origin === imageHosts.sandboxOrigin
  const bytes = await downloadImage(url, { ...limits, mayBePrivate })
  const { dpi, fill } = variant.files.find(({ type }) => type === side) ?? { dpi: 150, fill: 'fit' as const }
  const file = await prints.keep(bytes, ({ width: widthPx, height: heightPx }) =>
    proofPlaceOf({ widthPx, heightPx, dpi, fill }, side, variant.blank),
  )
  const now = clock.now()
  return { ...file, customProductId: id, version, side, dpi, fill, drawnAt: now, approvedAt: now }
}
