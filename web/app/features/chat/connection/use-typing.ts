import { useEffect, useRef, useState } from 'react'
import type { Socket } from 'socket.io-client'

/** Who types says so again this often; who was not heard for longer has stopped. ms. */
const saidEveryMs = 3_000
const goneAfterMs = 6_000

/** The name of the agent who types now. */
export function useTyping(socket: Socket | undefined): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (socket === undefined) return
    let timer: number | undefined
    const heard = ({ senderName, isTyping }: { senderName: string; isTyping: boolean }) => {
      window.clearTimeout(timer)
      setName(isTyping ? senderName : undefined)
      if (isTyping) timer = window.setTimeout(() => setName(undefined), goneAfterMs)
    }
    const answered = ({ senderType }: { senderType: string }) => {
      if (senderType === 'admin') setName(undefined)
    }
    socket.on('typing', heard)
    socket.on('new-message', answered)
    return () => {
      window.clearTimeout(timer)
      socket.off('typing', heard)
      socket.off('new-message', answered)
    }
  }, [socket])
  return name
}

/** Says that the customer types, now and then. */
export function useSayTyping(socket: Socket | undefined, conversationId: string) {
  const saidAt = useRef(Number.NEGATIVE_INFINITY)
  return (isTyping: boolean) => {
    const now = performance.now()
    if (isTyping && now - saidAt.current < saidEveryMs) return
    saidAt.current = isTyping ? now : Number.NEGATIVE_INFINITY
    socket?.emit('typing', { conversationId, isTyping })
  }
}
