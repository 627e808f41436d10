import { counterCount } from '../generator/databases.ts'
import { checkedBy, drawKey, type Side, sameAsBefore } from '../load/ask.ts'
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

const counters = Array.from({ length: counterCount }, (_, id) => id)
const hotCounters = counters.slice(0, 100)

/** One row changed by its primary key; the answer follows the fsync. */
export const oneRowUpdate = ({ bareUpdate }: Field): Side => ({
  origin: bareUpdate.origin,
  draw: (random) => {
    const id = drawKey(random, hotCounters, counters)
    return { method: 'POST', path: `/counter/${id}`, headers: {}, key: String(id) }
  },
  check: checkedBy((text) => text.startsWith('{"id":')),
})
