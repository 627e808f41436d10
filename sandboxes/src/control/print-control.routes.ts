import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { printActions } from '../printful/print-actions.ts'
import { orderAnswer, PrintRefusal } from '../printful/print-order-shape.ts'
import type { PrintOrders } from '../printful/print-orders.ts'

const target = z.object({ id: z.string(), action: z.enum(printActions) })

/** What happens at the print partner, as buttons and as JSON. */
export async function printControlRoutes(
  app: FastifyInstance,
  { printOrders }: { readonly printOrders: PrintOrders },
) {
  app.setErrorHandler((error: Error, _request, reply) => {
    const status = error instanceof PrintRefusal ? error.status : error instanceof z.ZodError ? 400 : 500
    return reply.status(status).send({ message: error.message })
  })
  app.get('/api/control/print-orders', async () => ({
    orders: [...printOrders.orders.values()].map(orderAnswer),
  }))
  app.post('/api/control/print-orders/:id/:action', async ({ params }) => {
    const { id, action } = target.parse(params)
    const order = printOrders.find(id)
    await printOrders.perform(order, action)
    return orderAnswer(order)
  })
  app.post('/control/print-orders/:id/:action', async ({ params }, reply) => {
    const { id, action } = target.parse(params)
    await printOrders.perform(printOrders.find(id), action)
    return reply.redirect('/control', 303)
  })
}
