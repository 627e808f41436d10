import { type TaxSum, taxesBack, taxName } from '@first-fashion/contract/taxes/tax-sums'
import type { Db } from '../../platform/database/database.ts'
import type { PdfPages } from '../../platform/pdf/pdf-document.ts'
import type { Shop } from '../../shop.ts'
import { type FullOrder, taxesOfAmount } from '../orders/index.ts'
import { unitsOfCause } from '../payments/index.ts'
import { rupeesText } from './document-parts.ts'

/** Money that went back for an order, in LKR cents, and what made it due. */
interface Refunded {
  readonly cents: number
  readonly cause: string | null
}

/** The taxes within a refund: those of its units, or a share of all that earlier refunds left (`left`). */
export async function taxesOfRefund(
  shop: Shop,
  db: Db,
  full: FullOrder,
  { cents, cause }: Refunded,
  left: readonly TaxSum[],
): Promise<TaxSum[]> {
  const units = cause === null ? undefined : await unitsOfCause(shop)(db, cause)
  const isOfUnits = units?.orderId === full.order.id && units.lines.length > 0
  return taxesBack(cents, isOfUnits ? taxesOfAmount(full, cents, units) : [], left)
}

/** What is net, tax and gross under each rate, in rupees; nothing without taxes. */
export function writeTaxes(pdf: PdfPages, taxes: readonly TaxSum[]): void {
  if (taxes.length === 0) return
  pdf.table(
    [
      { title: 'Tax rate', share: 0.34 },
      { title: 'Net in LKR', share: 0.22, align: 'right' },
      { title: 'Tax in LKR', share: 0.22, align: 'right' },
      { title: 'Gross in LKR', share: 0.22, align: 'right' },
    ],
    taxes.map(({ name, rate, netCents, taxCents, grossCents }) => [
      name === '' ? 'No tax' : taxName({ name, percent: rate / 100 }),
      rupeesText(netCents),
      rupeesText(taxCents),
      rupeesText(grossCents),
    ]),
  )
}
