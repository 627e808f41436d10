import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chatKeys } from '../queries.ts'
import type { DeskSocket } from './use-desk-socket.ts'

const answerWithinMs = 10_000

/** Says up to which message the conversation was read, while the page is on the screen; the inbox then knows it, too. */
export function useReading({ socket }: DeskSocket, conversationId: string, sequence: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const say = async () => {
      if (socket === undefined || sequence === 0 || document.visibilityState !== 'visible') return
      const read = { conversationId, sequence }
      await socket.timeout(answerWithinMs).emitWithAck('staff-messages-read', read)
      await queries.invalidateQueries({ queryKey: chatKeys.inbox })
    }
    // What was said without a connection was not heard.
    const sayIt = () => void say().catch(() => {})
    sayIt()
    document.addEventListener('visibilitychange', sayIt)
    socket?.on('connect', sayIt)
    return () => {
      document.removeEventListener('visibilitychange', sayIt)
      socket?.off('connect', sayIt)
    }
  }, [socket, queries, conversationId, sequence])
}

/** The number of the last message that was in view. */
export function useSeen(last: number, isAtEnd: boolean): number {
  const [seen, setSeen] = useState(0)
  if (isAtEnd && last > seen) setSeen(last)
  return seen
}
