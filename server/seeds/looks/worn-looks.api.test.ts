import { expect, it } from 'vitest'
import { useTestShop } from '../../testing/test-shop.ts'

const test = useTestShop()

it('the looks of the demonstration show on the pages of what their authors bought and kept', async () => {
  const { shop } = test
  const { rows } = await shop.database.pool.query<{ id: string; slug: string }>(
    `select distinct p.id, p.slug from community_worn_items i join products p on p.id = i.product_id`,
  )
  expect(rows.length).toBeGreaterThan(8)
  const worn = async (id: string) =>
    (await shop.call('community.worn', { path: `/api/community/worn?product=${id}` })).body
  for (const { id, slug } of rows) expect((await worn(id)).looks.length, slug).toBeGreaterThan(0)
  // A look in a product that its author never got names nothing.
  const { rows: unbought } = await shop.database.pool.query(`
    select 1 from community_worn_items i join community_submissions s on s.id = i.submission_id
    where not exists (select from orders o join order_lines l on l.order_id = o.id
      where o.customer_id = s.customer_id and o.fulfilment = 'delivered' and o.placed_at < s.created_at
        and l.product_id = i.product_id and l.variant_index = i.variant_index and l.size = i.size)`)
  expect(unbought).toEqual([])
})
