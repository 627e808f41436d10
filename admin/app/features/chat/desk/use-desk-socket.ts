import { socketPaths } from '@first-fashion/contract/socket-events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { io, type Socket } from 'socket.io-client'
import { chatKeys, socketAuth } from '../queries.ts'

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
    setSocket(opened)
    opened.on('connect', () => {
      setConnected(true)
      opened.emit('staff-join-inbox')
      void queries.invalidateQueries({ queryKey: chatKeys.inbox })
    })
    opened.on('disconnect', () => setConnected(false))
    opened.on('conversation-changed', ({ conversationId }: { conversationId: string }) => {
      void queries.invalidateQueries({ queryKey: chatKeys.inbox })
      void queries.invalidateQueries({ queryKey: chatKeys.one(conversationId) })
    })
    return () => void opened.close()
  }, [queries])
  useEffect(() => {
    if (isConnected) return
    const ask = () => void queries.invalidateQueries({ queryKey: chatKeys.inbox })
    const timer = window.setInterval(ask, pollMs)
    return () => window.clearInterval(timer)
  }, [isConnected, queries])
  return { socket, isConnected }
}
