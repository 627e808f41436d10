import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderFits } from '../orders/index.ts'

const isForgotten = orderFits(sql`p.order_id`, { isAnonymised: true })

/**
 * Orders that have lost their buyer lose what was written about them here, in free text, and where their print files
 * were. Costs, parcels and dates stay for the books.
 */
export async function anonymisePartnerOrders(tx: Db): Promise<void> {
  await tx.execute(sql`
    update partner_order_lines l set files = '[]' from partner_orders p
    where p.id = l.partner_order_id and l.files <> '[]' and ${isForgotten}`)
  await tx.execute(sql`
    update partner_order_events e set note = '', text = case when e.text like ${replacedBy('%')}
      then ${replacedByAnother} else e.text end
    from partner_orders p
    where p.id = e.partner_order_id and (e.note <> '' or e.text like ${replacedBy('%')}) and ${isForgotten}`)
  await tx.execute(sql`
    update partner_orders p set problem_note = '', incident_note = ''
    where (p.problem_note <> '' or p.incident_note <> '') and ${isForgotten}`)
}

/** The history's words for another design in place of the one that was ordered. */
export const replacedBy = (name: string): string => `‘${name}’ is printed instead`
const replacedByAnother = 'Another design is printed instead'
