import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { scriptsLast } from './platform/scripts-last.ts'

export { apiFetch, shopNow } from './platform/api-server.ts'

/** Renders the whole page at once, because it is cached and its scripts have hashes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let answered = status
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: () => {
      answered = 500
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(scriptsLast(await new Response(stream).text()), { status: answered, headers })
}
