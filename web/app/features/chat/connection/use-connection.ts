import { useEffect, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { openSocket } from './chat-socket.ts'

export interface Connection {
  readonly socket: Socket | undefined
  readonly isOnline: boolean
  /** Websockets do not get through: the history is asked for instead. */
  readonly isPolling: boolean
  /** The session ended, here or elsewhere. */
  readonly isEnded: boolean
}

/** A server that refused a connection, for example while it starts, is asked again after so long, in ms. */
const askAgainMs = 4_000

/** So often connecting fails before something on the way must be blocking it. */
const failuresBeforePolling = 2

/**
 * The socket of a customer, for as long as the session lasts. That it ended is left to the next thing that the customer
 * does: a form that is open keeps what was typed. `onNews`: something is new for the customer.
 */
export function useConnection(token: string, userId: string | undefined, onNews: () => void): Connection {
  const [socket, setSocket] = useState<Socket>()
  const [isOnline, setOnline] = useState(false)
  const [isPolling, setPolling] = useState(false)
  const [isEnded, setEnded] = useState(false)
  useEffect(() => {
    const opened = openSocket(token)
    let failures = 0
    let timer: number | undefined
    setSocket(opened)
    opened.on('connect', () => {
      failures = 0
      setOnline(true)
      setPolling(false)
    })
    opened.on('disconnect', (reason) => {
      setOnline(false)
      // The library tries lost connections again, but not those that the server ends.
      if (reason === 'io server disconnect') opened.connect()
    })
    opened.on('connect_error', (error) => {
      const isDead = 'data' in error && Object(error.data).code === 'accounts.session-dead'
      if (isDead) return setEnded(true)
      // Nor those that it refuses.
      if (!opened.active)
        timer = window.setTimeout(() => opened.connect(), askAgainMs * (0.5 + Math.random()))
      failures++
      if (failures >= failuresBeforePolling) setPolling(true)
    })
    return () => {
      window.clearTimeout(timer)
      opened.close()
    }
  }, [token])
  useCustomerRoom(socket, userId, onNews)
  return { socket, isOnline, isPolling, isEnded }
}

/** Joins the customer's room on every connection, where news are heard. */
function useCustomerRoom(socket: Socket | undefined, userId: string | undefined, onNews: () => void): void {
  useEffect(() => {
    if (socket === undefined || userId === undefined) return
    const join = () => {
      socket.emit('join-customer', userId)
      onNews()
    }
    if (socket.connected) join()
    socket.on('connect', join)
    const readInSomeTab = ({ by }: { readonly by: 'customer' | 'admin' }) => {
      if (by === 'customer') onNews()
    }
    socket.on('customer-notification', onNews)
    socket.on('messages-read', readInSomeTab)
    return () => {
      socket.off('connect', join)
      socket.off('messages-read', readInSomeTab)
      socket.off('customer-notification', onNews)
    }
  }, [socket, userId, onNews])
}
