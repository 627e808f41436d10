import { useEffect, useState } from 'react'
import type { DeskSocket } from './use-desk-socket.ts'

/** Says up to which message the conversation was read, while the page is on the screen. All inboxes then hear of it. */
export function useReading({ socket }: DeskSocket, conversationId: string, sequence: number): void {
  useEffect(() => {
    const say = () => {
      if (sequence === 0 || document.visibilityState !== 'visible') return
      // Without a connection it is said once there is one.
      if (socket?.connected) socket.emit('staff-messages-read', { conversationId, sequence })
    }
    say()
    document.addEventListener('visibilitychange', say)
    socket?.on('connect', say)
    return () => {
      document.removeEventListener('visibilitychange', say)
      socket?.off('connect', say)
    }
  }, [socket, conversationId, sequence])
}

/** The number of the last message that was in view. */
export function useSeen(last: number, isAtEnd: boolean): number {
  const [seen, setSeen] = useState(0)
  if (isAtEnd && last > seen) setSeen(last)
  return seen
}
