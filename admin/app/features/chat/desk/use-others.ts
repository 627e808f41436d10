import { useCallback, useEffect, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { useStaff } from '../../../platform/session.ts'

const typingGoneMs = 6_000

interface Viewer {
  readonly staffId: string
  readonly name: string
}

export interface OthersThere {
  readonly viewers: readonly Viewer[]
  readonly isOnline: boolean
}

/** Whoever else is in a conversation: the customer who types or looks, and other staff. */
export function useOthers(socket: Socket | undefined, conversationId: string) {
  const me = useStaff()?._id
  const [typing, setTyping] = useState<string>()
  const [viewers, setViewers] = useState<readonly Viewer[]>([])
  const [isOnline, setOnline] = useState(false)
  useEffect(() => {
    setTyping(undefined)
    setViewers([])
    setOnline(false)
    if (socket === undefined) return
    let timer: number | undefined
    const heard = {
      typing: (one: { senderName: string; isTyping: boolean }) => {
        window.clearTimeout(timer)
        setTyping(one.isTyping ? one.senderName : undefined)
        if (one.isTyping) timer = window.setTimeout(() => setTyping(undefined), typingGoneMs)
      },
      viewers: (one: { conversationId: string; viewers: readonly Viewer[] }) => {
        if (one.conversationId === conversationId) setViewers(one.viewers)
      },
      presence: (one: { conversationId: string; isOnline: boolean }) => {
        if (one.conversationId === conversationId) setOnline(one.isOnline)
      },
    }
    for (const [event, listener] of Object.entries(heard)) socket.on(event, listener)
    return () => {
      window.clearTimeout(timer)
      for (const [event, listener] of Object.entries(heard)) socket.off(event, listener)
    }
  }, [socket, conversationId])
  /** Joining says who is there, and joining again what changed unheard. */
  const joined = useCallback((there: OthersThere) => {
    setViewers(there.viewers)
    setOnline(there.isOnline)
  }, [])
  return { typing, isOnline, joined, viewers: viewers.filter(({ staffId }) => staffId !== me) }
}
