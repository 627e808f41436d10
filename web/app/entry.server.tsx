import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { scriptsLast } from './platform/scripts-last.ts'

export { apiFetch, shopNow } from './platform/api-server.ts'

/** The whole page at once: it is kept, and its scripts are named by their hashes. */
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
