import { writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Client } from 'undici'

/** Pages as the shop sent them, for the bare server to repeat. */
export type CachedPageFile = readonly CachedPage[]

export interface CachedPage {
  readonly path: string
  readonly headers: Record<string, string>
  readonly base64: string
}

/** The encodings that a browser accepts. */
export const acceptEncoding = 'gzip, deflate, br'

/** Headers of a connection or a moment; each server sets its own. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** Fetches pages in turn, as a browser would; each must succeed. */
export async function fetchPages(origin: string, paths: readonly string[]): Promise<CachedPage[]> {
  const client = new Client(origin)
  const pages: CachedPage[] = []
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
    const headers = { 'accept-encoding': acceptEncoding, accept: 'text/html' }
    const answer = await client.request({ method: 'GET', path, headers })
    if (answer.statusCode !== 503 || tries === 20) return answer
    await answer.body.dump()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

export const writePages = (file: string, pages: CachedPageFile): void =>
  writeFileSync(file, JSON.stringify(pages))

export function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return bytes.toString()
}
