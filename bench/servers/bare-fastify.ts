import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import pg from 'pg'
import { bareWrite, type SentPage } from './bare-calls.ts'

// The best that Node, Fastify and PostgreSQL can do: the limits that the shop is compared with.
const app = fastify({ bodyLimit: 2 ** 30 })
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL ?? 10),
})
sendPages()
selectRow()
writeRows('bare-cart', 0)
writeRows('bare-order', 3)
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return `process_resident_memory_bytes ${process.memoryUsage().rss}\nprocess_cpu_seconds_total ${(user + system) / 1e6}\n`
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.send?.({ ready: true })
for (const signal of ['SIGTERM', 'disconnect'] as const) process.once(signal, () => process.exit(0))

/** The pages of a shop, with the headers and bytes that the shop sent. */
function sendPages(): void {
  const pages = new Map<string, { readonly headers: Record<string, string>; readonly body: Buffer }>()
  app.post<{ Body: readonly SentPage[] }>('/pages', async (request) => {
    pages.clear()
    for (const { path, headers, base64 } of request.body)
      pages.set(path, { headers, body: Buffer.from(base64, 'base64') })
    return { pages: pages.size }
  })
  app.get('/*', async (request, reply) => {
    const page = pages.get(request.url)
    if (page === undefined) return reply.code(404).send()
    return reply.headers(page.headers).send(page.body)
  })
}

/** One row, read by its key. */
function selectRow(): void {
  const name = 'product by id'
  const text = 'select id, slug, name, price_cents from products where id = $1'
  app.get<{ Params: { id: string } }>('/row/:id', async (request) => {
    const { rows } = await pool.query({ name, text, values: [request.params.id] })
    return rows[0]
  })
}

/** The rows of a cart or an order: a single prepared statement, which is a transaction of its own. */
function writeRows(name: string, newIds: number): void {
  const text = readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8')
  const write = async (values: readonly unknown[]): Promise<unknown> => {
    try {
      const ids = Array.from({ length: newIds }, () => randomUUID())
      return (await pool.query({ name, text, values: [...values, ...ids] })).rows[0]
    } catch (error) {
      // An order's number is the end of its random id, and another order can have it.
      if (error instanceof pg.DatabaseError && error.constraint === 'orders_number_key') return write(values)
      throw error
    }
  }
  app.post(`/${name}`, async (request) => {
    const { customerId, productId, variantIndex, size, rupees } = bareWrite.parse(request.body)
    return write([customerId, productId, variantIndex, size, rupees * 100])
  })
}
