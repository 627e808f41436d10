import type { Randomness } from '../../server/seeds/randomness.ts'
import { checkedBy, drawKey, type Side, sameAsBefore } from '../load/ask.ts'
import type { BareWrite, Written } from '../servers/bare-writes.ts'
import type { Field } from './measure.ts'

/** One product read by its primary key and sent as JSON. */
export const oneRowSelect = ({ bareSelect, stock }: Field): Side => ({
  origin: bareSelect.origin,
  draw: (random) => {
    const { id } = drawKey(random, stock.hotProducts, stock.products)
    return { method: 'GET', path: `/product/${id}`, headers: {}, key: id }
  },
  check: sameAsBefore(({ key }, text) => text.includes(`"id":"${key}"`)),
})

/** The rows of a cart or an order, written by one prepared statement; the answer follows the fsync. */
export const sameRows = (
  { bareWrites }: Field,
  name: BareWrite['name'],
  draw: (random: Randomness) => Written,
): Side => ({
  origin: bareWrites.origin,
  draw: (random) => ({
    method: 'POST',
    path: `/${name}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draw(random)),
    key: name,
  }),
  check: checkedBy((text) => /^\{"(?:id|quantity)":/.test(text)),
})
