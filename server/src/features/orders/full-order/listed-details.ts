import { sql } from 'drizzle-orm'
import { z } from 'zod'

const storedLines = z.array(
  z.object({
    id: z.string(),
    position: z.number(),
    productId: z.string().nullable(),
    customProductId: z.string().nullable(),
    variantIndex: z.number(),
    size: z.string(),
    quantity: z.number(),
    unitPriceCents: z.number(),
    slug: z.string(),
    name: z.string(),
    image: z.string(),
    color: z.string(),
    colorCode: z.string(),
    madeToOrder: z.boolean(),
  }),
)
/** A line of an order as it was placed. */
export type OrderLine = z.output<typeof storedLines>[number]

const storedEvents = z.array(
  z.object({
    at: z.string().transform((at) => new Date(at)),
    kind: z.string(),
    text: z.string(),
    actor: z.string(),
    note: z.string(),
  }),
)
/** What happened to an order, and who did it. */
export type OrderEvent = z.output<typeof storedEvents>[number]

/** The lines and the history of `orders`, as columns of a statement that selects from it. */
export const detailsOfOrder = {
  lines: sql`(
    select coalesce(json_agg(json_build_object('id', l.id, 'position', l.position, 'productId', l.product_id,
      'customProductId', l.custom_product_id, 'variantIndex', l.variant_index, 'size', l.size,
      'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents, 'slug', l.slug, 'name', l.name,
      'image', l.image, 'color', l.color, 'colorCode', l.color_code, 'madeToOrder', l.made_to_order
    ) order by l.position), '[]')
    from order_lines l where l.order_id = ${sql.raw('orders.id')})`.mapWith((value) =>
    storedLines.parse(value),
  ),
  events: sql`(
    select coalesce(json_agg(json_build_object('at', e.at, 'kind', e.kind, 'text', e.text, 'actor', e.actor,
      'note', e.note) order by e.id), '[]')
    from order_events e where e.order_id = ${sql.raw('orders.id')})`.mapWith((value) =>
    storedEvents.parse(value),
  ),
}
