import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Refusal } from '@first-fashion/contract'

const refusals: Readonly<Record<string, { readonly status: number; readonly body: Refusal }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: {
      success: false,
      code: 'request.too-slow',
      message: 'The request took too long to arrive. Check your connection and try again.',
    },
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    body: { success: false, code: 'request.too-large', message: 'The request is too large' },
  },
}
const unreadable: { readonly status: number; readonly body: Refusal } = {
  status: 400,
  body: { success: false, code: 'request.malformed', message: 'The request could not be read' },
}

/** Refuses what is no HTTP request, or takes too long to arrive, as calls are refused; then ends the connection. */
export function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, body } = refusals[error.code ?? ''] ?? unreadable
  const text = JSON.stringify(body)
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'connection: close',
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(text)}`,
        '',
        text,
      ].join('\r\n'),
    )
  socket.destroySoon()
}
