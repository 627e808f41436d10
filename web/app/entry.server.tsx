import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { scriptsLast } from './platform/scripts-last.ts'

export { apiFetch, shopNow } from './platform/api-server.ts'

const htmls = new WeakMap<Response, string>()

/** The HTML of a response of `handleRequest`: whoever renders in process need not read it from a stream again. */
export const renderedHtml = (response: Response): string | undefined => htmls.get(response)

/** Renders the whole page at once, because it is cached and its scripts have hashes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { markup, hasFailed } = await rendered(<ServerRouter context={context} url={request.url} />)
  const html = scriptsLast(markup)
  headers.set('content-type', 'text/html; charset=utf-8')
  const response = new Response(html, { status: hasFailed ? 500 : status, headers })
  htmls.set(response, html)
  return response
}

/** Throws what rendering the frame threw; a part that failed is left to the browser. */
function rendered(page: ReactNode): Promise<{ markup: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write: (chunk: Uint8Array, _, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve({ markup: Buffer.concat(chunks).toString(), hasFailed })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: () => {
        hasFailed = true
      },
    })
  })
}
