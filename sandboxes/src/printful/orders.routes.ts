import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { FaultSwitches } from '../faults.ts'
import { orderAnswer, type PrintOrder } from './print-order-shape.ts'
import type { PrintOrders } from './print-orders.ts'

export interface PrintOrderRoutesOptions {
  readonly printOrders: PrintOrders
  readonly switches: FaultSwitches
}

interface ById {
  Params: { id: string }
}

const flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((value) => value === 'true' || value === '1')
const createQuery = z.object({ confirm: flag, update_existing: flag })

/** Printful's orders, version 1. An id may be '@' and the shop's own. */
export async function printOrderRoutes(
  app: FastifyInstance,
  { printOrders, switches }: PrintOrderRoutesOptions,
) {
  const { create, confirm, cancel, find } = printOrders
  /** While the switch is set, the action is done and its answer never arrives. */
  const answer = (reply: FastifyReply, order: PrintOrder) => {
    if (switches.current().printful !== 'answers-lost') return { code: 200, result: orderAnswer(order) }
    reply.hijack()
    reply.raw.destroy()
    return undefined
  }
  app.post('/printful/orders', async ({ body, query }, reply) => {
    const { confirm: isConfirmed, update_existing: mayUpdate } = createQuery.parse(query)
    const order = create(body, mayUpdate)
    if (isConfirmed) await confirm(order)
    return answer(reply, order)
  })
  app.get<ById>('/printful/orders/:id', async ({ params }) => ({
    code: 200,
    result: orderAnswer(find(params.id)),
  }))
  app.post<ById>('/printful/orders/:id/confirm', async ({ params }, reply) => {
    const order = find(params.id)
    await confirm(order)
    return answer(reply, order)
  })
  app.delete<ById>('/printful/orders/:id', async ({ params }, reply) => {
    const order = find(params.id)
    await cancel(order)
    return answer(reply, order)
  })
}
