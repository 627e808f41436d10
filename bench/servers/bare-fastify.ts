import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import pg from 'pg'
import { bareWrites, type Written, written } from './bare-writes.ts'
import type { CachedPageFile } from './cached-page.ts'

// The best that Node, Fastify and PostgreSQL can do: the limits that the shop is compared with.
// BARE=pages sends cached bytes, BARE=select reads one row by its key, BARE=writes writes the rows of a cart or order.
const app = fastify()
const databaseUrl = process.env.DATABASE_URL
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(process.env.DATABASE_POOL ?? 10) })

if (process.env.BARE === 'pages') sendPages(process.env.PAGES ?? '')
if (process.env.BARE === 'select') selectRow()
if (process.env.BARE === 'writes') writeRows()
app.get('/usage', async () => {
  const { user, system } = process.cpuUsage()
  return { residentBytes: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 }
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ address })
for (const signal of ['SIGTERM', 'disconnect'] as const) process.once(signal, () => process.exit(0))

/** The pages of a shop, with the headers and bytes that the shop sent. They are reloaded on request. */
function sendPages(file: string): void {
  const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>()
  app.post('/pages', async () => {
    pages.clear()
    const read: CachedPageFile = JSON.parse(readFileSync(file, 'utf8'))
    for (const { path, headers, base64 } of read)
      pages.set(path, { headers, body: Buffer.from(base64, 'base64') })
    return { pages: pages.size }
  })
  app.get('/*', async (request, reply) => {
    const page = pages.get(request.url)
    if (page === undefined) return reply.code(404).send()
    return reply.headers(page.headers).send(page.body)
  })
}

function selectRow(): void {
  const name = 'product by id'
  const text = 'select id, slug, name, price_cents from products where id = $1'
  app.get<{ Params: { id: string } }>('/product/:id', async (request) => {
    const { rows } = await pool.query({ name, text, values: [request.params.id] })
    return rows[0]
  })
}

/** Each write is a single prepared statement, which is a transaction of its own. */
function writeRows(): void {
  for (const { name, values } of bareWrites) {
    const text = readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8')
    const write = async (given: Written): Promise<unknown> => {
      try {
        return (await pool.query({ name, text, values: values(given) })).rows[0]
      } catch (error) {
        // An order's number is the end of its random id, and another order can have it.
        if (error instanceof pg.DatabaseError && error.constraint === 'orders_number_key') return write(given)
        throw error
      }
    }
    app.post(`/${name}`, async (request) => write(written.parse(request.body)))
  }
}
