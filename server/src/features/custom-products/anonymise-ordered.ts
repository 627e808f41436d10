import type { Db } from '../../platform/database/database.ts'
import { anonymiseLines } from '../orders/index.ts'
import { noPicture } from './custom-product.view.ts'
import { customKind } from './custom-product-sellables.ts'
import { freeForgottenLines } from './prints/prints.queries.ts'

/** What stands in an order instead of the name and the proof that its customer made. */
const forgotten = { name: 'Custom design', image: noPicture }

/** Orders that have lost their buyer lose the design too: what it was called, its pictures, and its print files. */
export async function anonymiseOrdered(tx: Db): Promise<void> {
  await anonymiseLines(tx, customKind, forgotten)
  await freeForgottenLines(tx)
}
