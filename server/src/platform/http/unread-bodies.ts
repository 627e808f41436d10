import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** What still comes after the answer is thrown away up to here: a whole form of several pictures. */
const mostBytes = 64 * 1024 * 1024
const mostMs = 20_000

/**
 * Lets every client read an answer that is sent before its request is read, such as the refusal of a large upload. The
 * answer goes out whole and ends the connection, but the connection is closed only after the rest of the request was
 * read and thrown away: closed at once, the client's system may throw away the answer instead.
 */
export function answerBeforeBodyIsRead(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    // Requests from within the process, and those in tests, have no connection that could break.
    if (raw.complete !== false || !announcesBody(raw)) return payload
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload))
    return Readable.from(thenDiscard(payload, raw))
  })
}

/** Most have none: as long as their headers are being handled they are not complete, but nothing more comes. */
const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

async function* thenDiscard(payload: string | Buffer, request: IncomingMessage) {
  yield Buffer.from(payload)
  await discard(request)
}

/** Reads the rest of a request. Resolves when it has ended or broken off, or is too much, or takes too long. */
function discard(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let size = 0
    const stop = () => {
      clearTimeout(timer)
      request.off('data', count).off('end', stop).off('close', stop).pause()
      resolve()
    }
    const count = (part: Buffer) => {
      size += part.length
      if (size > mostBytes) stop()
    }
    const timer = setTimeout(stop, mostMs)
    // A reader that refused the request takes nothing any more, and would hold it up.
    request.unpipe()
    request.on('data', count).on('end', stop).on('close', stop).resume()
  })
}
