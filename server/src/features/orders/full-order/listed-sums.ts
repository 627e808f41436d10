import { fact } from '@first-fashion/contract/explanation/fact'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

const storedAdjustments = z.array(
  z.object({
    source: z.string(),
    kind: z.string(),
    appliesTo: z.enum(['goods', 'shipping']),
    label: z.string(),
    cents: z.number(),
    reference: z.string(),
    facts: z.array(fact),
    /** The lines it is spread over, by their position. */
    lines: z.array(z.object({ line: z.number(), cents: z.number() })),
  }),
)
export type StoredAdjustment = z.output<typeof storedAdjustments>[number]

const storedTenders = z.array(
  z.object({
    source: z.string(),
    kind: z.string(),
    label: z.string(),
    cents: z.number(),
    reference: z.string(),
    returnedCents: z.number(),
  }),
)
export type StoredTender = z.output<typeof storedTenders>[number]

/** The lists of `orders`, as columns of a statement that selects from it. */
export const sumsOfOrder = {
  adjustments: sql`(
    select coalesce(json_agg(json_build_object('source', a.source, 'kind', a.kind, 'appliesTo', a.applies_to,
      'label', a.label, 'cents', a.cents, 'reference', a.reference, 'facts', a.facts, 'lines', (
        select coalesce(json_agg(json_build_object('line', l.position, 'cents', s.cents) order by l.position), '[]')
        from order_adjustment_lines s join order_lines l on l.id = s.line_id where s.adjustment_id = a.id)
    ) order by a.position), '[]')
    from order_adjustments a where a.order_id = ${sql.raw('orders.id')})`.mapWith((value) =>
    storedAdjustments.parse(value),
  ),
  tenders: sql`(
    select coalesce(json_agg(json_build_object('source', t.source, 'kind', t.kind, 'label', t.label,
      'cents', t.cents, 'reference', t.reference, 'returnedCents', t.returned_cents) order by t.position), '[]')
    from order_tenders t where t.order_id = ${sql.raw('orders.id')})`.mapWith((value) =>
    storedTenders.parse(value),
  ),
}
