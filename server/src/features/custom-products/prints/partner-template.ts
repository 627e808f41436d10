import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { itemRefOf } from '../../sellables/index.ts'
import { customProductsByIds } from '../custom-products.queries.ts'

const embeddedFacts = z.object({ templateId: z.number().int().positive() })

/**
 * What the print partner has of a design that was saved in its designer: the number of its template there. Null of any other
 * design, which is printed from its approved files or not at all.
 */
export async function partnerTemplate(db: Db, itemId: string): Promise<number | null> {
  const item = itemRefOf(itemId)
  const [row] = item === undefined ? [] : await customProductsByIds(db, [item.id])
  if (row === undefined || row.hasSides) return null
  // Only the embedded designer writes these facts, with the number that the partner says.
  return embeddedFacts.safeParse(row.designFacts).data?.templateId ?? null
}
