import type { IncomingMessage } from 'node:http'

/** Browsers of one house that connect at the same time, such as after a restart of the server. */
const mostPerAddress = 40

export interface AnonymousConnections {
  /** Whether one more may connect from the address; if so it is counted until it is closed or identified. */
  admit(address: string, request: IncomingMessage): boolean
  /** Its session is known: it is counted by its owner from now on. */
  identified(request: IncomingMessage): void
}

/** Connections that have not said whose they are, by their addresses. */
export function createAnonymousConnections(): AnonymousConnections {
  const counts = new Map<string, number>()
  const addresses = new WeakMap<IncomingMessage['socket'], string>()
  const release = (socket: IncomingMessage['socket']) => {
    const address = addresses.get(socket)
    if (address === undefined) return
    addresses.delete(socket)
    const left = (counts.get(address) ?? 0) - 1
    if (left > 0) counts.set(address, left)
    else counts.delete(address)
  }
  return {
    admit: (address, { socket }) => {
      const count = counts.get(address) ?? 0
      if (count >= mostPerAddress) return false
      counts.set(address, count + 1)
      addresses.set(socket, address)
      socket.once('close', () => release(socket))
      return true
    },
    identified: ({ socket }) => release(socket),
  }
}
