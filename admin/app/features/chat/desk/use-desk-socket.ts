import { socketPaths } from '@first-fashion/contract/socket-events'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { io, type Socket } from 'socket.io-client'
import { todayKey } from '../../../platform/today-key.ts'
import { chatKeys, socketAuth } from '../queries.ts'

/** A server that refused or ended a connection is asked again after so long, ms. */
const askAgainMs = 4_000

/** How often the inbox is asked for without a connection, ms. */
const pollMs = 5_000

export interface DeskSocket {
  readonly socket: Socket | undefined
  readonly isConnected: boolean
}

/** The connection of staff while the inbox is open: it follows what happens in all conversations. */
export function useDeskSocket(): DeskSocket {
  const queries = useQueryClient()
  const [socket, setSocket] = useState<Socket>()
  const [isConnected, setConnected] = useState(false)
  useEffect(() => {
    const opened = io({
      path: socketPaths.staff,
      transports: ['websocket'],
      forceNew: true,
      auth: (give) => give(socketAuth()),
    })
    let timer: number | undefined
    // The library tries lost connections again, but not those that the server refuses or ends.
    const askAgain = () => {
      setConnected(false)
      window.clearTimeout(timer)
      if (!opened.active) timer = window.setTimeout(() => opened.connect(), askAgainMs)
    }
    setSocket(opened)
    opened.on('connect', () => {
      setConnected(true)
      opened.emit('staff-join-inbox')
      void queries.invalidateQueries({ queryKey: chatKeys.inbox })
      void queries.invalidateQueries({ queryKey: chatKeys.opened })
    })
    opened.on('disconnect', askAgain)
    opened.on('connect_error', askAgain)
    followChanges(opened, queries)
    return () => {
      window.clearTimeout(timer)
      opened.close()
    }
  }, [queries])
  usePolling(isConnected)
  return { socket, isConnected }
}

/** What changed is asked for again. */
function followChanges(socket: Socket, queries: QueryClient): void {
  const ask = (queryKey: QueryKey) => void queries.invalidateQueries({ queryKey })
  // What is agreed, and what the customer does meanwhile, changes their orders and cart.
  const customerChanged = ({ conversationId }: { conversationId: string }) =>
    ask(chatKeys.customer(conversationId))
  socket.on('conversation-read', () => ask(chatKeys.inbox))
  socket.on('proposal-changed', customerChanged)
  socket.on('conversation-changed', (changed: { conversationId: string }) => {
    ask(chatKeys.inbox)
    ask(todayKey)
    ask(chatKeys.one(changed.conversationId))
    customerChanged(changed)
  })
}

/** Without a connection the inbox is asked for now and then. */
function usePolling(isConnected: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isConnected) return
    const ask = () => void queries.invalidateQueries({ queryKey: chatKeys.inbox })
    const timer = window.setInterval(ask, pollMs)
    return () => window.clearInterval(timer)
  }, [isConnected, queries])
}
