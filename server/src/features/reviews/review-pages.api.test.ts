import { expect, it } from 'vitest'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

it.each(['newest', 'highest', 'lowest'] as const)(
  'reviews of a product are read to the last one, the %s first, each once',
  async (order) => {
    const { shop } = test
    const { body } = await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
    const productId = body.product._id
    await shop.database.pool.query(
      `with crowd as (insert into customers (id, name, email, created_at, last_login_at)
         select gen_random_uuid(), 'Readers', 'readers' || n || '@example.com', now(), now() from generate_series(1, 450) n returning id)
       insert into reviews (id, product_id, customer_id, rating, body, created_at)
         select gen_random_uuid(), $1, id, 1 + (row_number() over ()) % 5, 'Soft and cool all day.',
           now() - ((row_number() over ()) % 7) * interval '1 day' from crowd`,
      [productId],
    )
    const read = []
    for (let after: string | undefined; ; after = read.at(-1)?._id) {
      const page = { productId, order, ...(after === undefined ? {} : { after }) }
      const answer = await shop.call('reviews.product', { body: page })
      if (answer.body.reviews.length === 0) break
      read.push(...answer.body.reviews)
    }
    const { starCounts } = (await shop.call('reviews.product', { body: { productId } })).body
    expect(new Set(read.map(({ _id }) => _id)).size).toBe(starCounts.reduce((sum, count) => sum + count, 0))
    const sign = { newest: 0, highest: -1, lowest: 1 }[order]
    const sorted = read.toSorted((one, other) => sign * (one.rating - other.rating) || other.date - one.date)
    expect(read.map(({ rating, date }) => [rating, date])).toEqual(
      sorted.map(({ rating, date }) => [rating, date]),
    )
    await shop.change(`with gone as (delete from reviews where customer_id in
        (select id from customers where name = 'Readers'))
      delete from customers where name = 'Readers'`)
  },
)
