import { tracking } from '@first-fashion/contract/orders/tracking'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemIdOf } from '../../sellables/index.ts'

const storedLine = z.object({
  id: z.string(),
  position: z.number(),
  kind: z.string(),
  productId: z.string().nullable(),
  itemId: z.string().nullable(),
  variantIndex: z.number(),
  size: z.string(),
  quantity: z.number(),
  unitPriceCents: z.number(),
  /** Its page in the store; empty if it has none. */
  path: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  options: z.array(z.string()),
  color: z.string(),
  colorCode: z.string(),
  madeToOrder: z.boolean(),
  finalSale: z.boolean(),
  /** The tax within its price, in hundredths of a percent; null without one. */
  taxName: z.string(),
  taxRate: z.number().nullable(),
  /** Units that were cancelled or refunded without a return, and what was paid for them. */
  goneQuantity: z.number(),
  goneCents: z.number(),
  /** Those of them that were cancelled. */
  cancelledQuantity: z.number(),
})

/** A line of an order as it was placed. */
export interface OrderLine extends Omit<z.output<typeof storedLine>, 'kind' | 'itemId'> {
  /** What was bought, as calls name it. */
  readonly itemId: string
  /** The product of the catalogue; null for another kind. */
  readonly productId: string | null
}

const lineOf = ({ kind, itemId, ...line }: z.output<typeof storedLine>): OrderLine => ({
  ...line,
  itemId: itemIdOf({ kind, id: line.productId ?? itemId ?? '' }),
})

const storedLines = z.array(storedLine.transform(lineOf))

const storedEvents = z.array(
  z.object({
    at: z.string().transform((at) => new Date(at)),
    kind: z.string(),
    text: z.string(),
    actorKind: z.enum(['customer', 'staff', 'shop', 'partner']),
    actor: z.string(),
    note: z.string(),
    returnId: z.string().nullable(),
  }),
)
/** What happened to an order, and who did it. */
export type OrderEvent = z.output<typeof storedEvents>[number]

/** The lines, the history and the parcel of `orders`, as columns of a statement that selects from it. */
export const detailsOfOrder = {
  lines: sql`(
    select coalesce(json_agg(json_build_object('id', l.id, 'position', l.position, 'kind', l.kind,
      'productId', l.product_id, 'itemId', l.item_id, 'path', l.path, 'options', l.options, 'variantIndex', l.variant_index, 'size', l.size,
      'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents, 'slug', l.slug, 'name', l.name,
      'image', l.image, 'color', l.color, 'colorCode', l.color_code, 'madeToOrder', l.made_to_order,
      'finalSale', l.final_sale, 'taxName', l.tax_name, 'taxRate', l.tax_rate,
      'goneQuantity', coalesce(g.quantity, 0), 'goneCents', coalesce(g.cents, 0), 'cancelledQuantity', coalesce(g.cancelled, 0)
    ) order by l.position), '[]')
    from order_lines l left join lateral (
      select sum(r.quantity) as quantity, sum(r.cents) as cents,
        sum(r.quantity) filter (where r.kind = 'cancelled') as cancelled
      from order_line_refunds r where r.line_id = l.id) g on true
    where l.order_id = ${sql.raw('orders.id')})`.mapWith((value) => storedLines.parse(value)),
  events: sql`(
    select coalesce(json_agg(json_build_object('at', e.at, 'kind', e.kind, 'text', e.text, 'actorKind', e.actor_kind,
      'actor', e.actor, 'note', e.note, 'returnId', e.return_id) order by e.id), '[]')
    from order_events e where e.order_id = ${sql.raw('orders.id')})`.mapWith((value) =>
    storedEvents.parse(value),
  ),
  tracking: sql`(
    select json_build_object('carrier', p.carrier, 'number', p.number, 'url', p.url)
    from order_tracking p where p.order_id = ${sql.raw('orders.id')})`.mapWith((value) =>
    tracking.parse(value),
  ),
}
