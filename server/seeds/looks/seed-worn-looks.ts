import { wornConsentVersion } from '@first-fashion/contract/community/worn-consent'
import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/database/database.ts'

/** Looks name those of their products that their authors bought and kept; some say how tall they are. */
export async function seedWornLooks(tx: Db): Promise<void> {
  const owned = sql`
    select distinct on (s.id, l.product_id) s.id as submission_id, s.created_at, l.product_id, l.variant_index, l.size,
      l.color, f.place, c.email
    from community_submissions s
    join community_featured f on f.submission_id = s.id
    join customers c on c.id = s.customer_id
    join orders o on o.customer_id = s.customer_id and o.fulfilment = 'delivered' and o.payment_state = 'paid'
      and o.placed_at < s.created_at
    join order_lines l on l.order_id = o.id and l.product_id = f.product_id
    where not exists (select from return_lines r where r.line_id = l.id)
    order by s.id, l.product_id, o.placed_at desc`
  await tx.execute(sql`
    insert into community_worn_looks (submission_id, height_cm, consented_at, consent_version)
    select submission_id,
      case when length(email) % 3 > 0 then 152 + (ascii(email) + 5 * length(email)) % 35 end,
      created_at, ${wornConsentVersion}
    from (select distinct submission_id, email, created_at from (${owned}) one) looks`)
  await tx.execute(sql`
    insert into community_worn_items (submission_id, place, product_id, variant_index, size, color)
    select submission_id, row_number() over (partition by submission_id order by place), product_id, variant_index, size,
      color
    from (${owned}) one`)
  await tx.execute(sql`
    insert into community_worn_consents (submission_id, is_given, version, at)
    select submission_id, true, consent_version, consented_at from community_worn_looks order by consented_at`)
}
