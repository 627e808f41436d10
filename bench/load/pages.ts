import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'undici'
import type { SentPage } from '../servers/bare-calls.ts'
import type { Server } from '../stand.ts'
import { call } from './call.ts'
import type { Contest } from './round.ts'
import type { Field } from './scenario.ts'
import { decoded, drawKey, encodedKey, pageHeaders, type Side, sameAsBefore } from './side.ts'
import type { Stock } from './stock.ts'

interface Paths {
  readonly hot: readonly string[]
  readonly all: readonly string[]
}

/** HTML pages, kept or rendered for each request. The limit sends the same bytes. */
export const sentPages =
  (pathsIn: (stock: Stock) => Paths) =>
  async ({ shop, bare, stock }: Field): Promise<Contest> => {
    const { hot, all } = pathsIn(stock)
    const pages = await fetchPages(shop.origin, [...new Set([...hot, ...all])])
    await call(bare.origin, '/pages', { body: pages })
    const expected = pages.map(
      ({ path, headers, base64 }) =>
        [encodedKey(path, headers['content-encoding']), Buffer.from(base64, 'base64')] as const,
    )
    const side = (server: Server): Side => ({
      server,
      draw: (random) => {
        const path = drawKey(random, hot, all)
        return { method: 'GET', path, headers: pageHeaders, key: path }
      },
      check: sameAsBefore(() => false, new Map(expected)),
    })
    return { subject: side(shop), limit: side(bare) }
  }

/** Headers of a connection or a moment; each server sets its own. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** Fetches pages in turn, as a browser would; each must succeed. */
async function fetchPages(origin: string, paths: readonly string[]): Promise<SentPage[]> {
  const client = new Client(origin)
  const pages: SentPage[] = []
  for (const path of paths) {
    const answer = await pageOf(client, path)
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(answer.headers))
      if (typeof value === 'string' && !ownHeaders.has(name)) headers[name] = value
    const html = decoded(bytes, headers['content-encoding'])
    if (answer.statusCode !== 200 || !html.includes('</html>'))
      throw new Error(`${path} is no page: status ${answer.statusCode}`)
    pages.push({ path, headers, base64: bytes.toString('base64') })
  }
  await client.destroy()
  return pages
}

/** A starting shop may be busy for a moment; a browser retries then, too. */
async function pageOf(client: Client, path: string) {
  for (let tries = 1; ; tries++) {
    const answer = await client.request({ method: 'GET', path, headers: pageHeaders })
    if (answer.statusCode !== 503 || tries === 20) return answer
    await answer.body.dump()
    await wait(500)
  }
}
