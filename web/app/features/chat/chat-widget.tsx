import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '../accounts/index.ts'
import { chatKeys } from './chat.keys.ts'
import { call } from './chat-calls.ts'
import { useSound, useTitleBadge } from './connection/attention.ts'
import { useConnection } from './connection/use-connection.ts'
import { ChatButton } from './panel/chat-button.tsx'
import { ChatPanel } from './panel/chat-panel.tsx'
import './chat-words.ts'

/** Support chat on every screen of a logged-in customer (spec B section 2, Support chat widget). */
export function ChatWidget({ token }: { readonly token: string }) {
  const [isOpen, setOpen] = useOpenByLink()
  const userId = useUser(token).data?._id
  const unread = useUnread(token)
  const sound = useSound()
  const connection = useConnection(token, userId, unread.ask)
  const count = isOpen ? 0 : unread.count
  useTitleBadge(sound.isMuted ? 0 : count)
  const counted = useRef(0)
  useEffect(() => {
    if (count > counted.current) sound.play()
    counted.current = count
  }, [count, sound])
  return (
    <>
      <ChatButton
        isOpen={isOpen}
        isOnline={connection.isOnline}
        unread={count}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <ChatPanel
          token={token}
          connection={connection}
          sound={sound}
          onRead={unread.clear}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** Emails lead to ?chat=open, which opens the chat once. */
function useOpenByLink() {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get('chat') === 'open'
  const [isOpen, setOpen] = useState(isAsked)
  useEffect(() => {
    if (!isAsked) return
    setOpen(true)
    setSearch(
      (before) => {
        before.delete('chat')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isAsked, setSearch])
  return [isOpen, setOpen] as const
}

function useUnread(token: string) {
  const queries = useQueryClient()
  const queryKey = chatKeys.unread(token)
  const { data } = useQuery({ queryKey, queryFn: () => call('chat.unread-count') })
  return {
    count: data?.unreadCount ?? 0,
    ask: useCallback(
      () => void queries.invalidateQueries({ queryKey: chatKeys.unread(token) }),
      [queries, token],
    ),
    clear: useCallback(() => {
      queries.setQueryData<typeof data>(
        chatKeys.unread(token),
        (before) => before && { ...before, unreadCount: 0 },
      )
    }, [queries, token]),
  }
}
