import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '../accounts/index.ts'
import { chatKeys } from './chat.keys.ts'
import { call } from './chat-calls.ts'
import { useSound, useTitleBadge } from './connection/attention.ts'
import { useConnection } from './connection/use-connection.ts'
import { useLeftTexts } from './connection/use-live-chat.ts'
import { ChatButton } from './panel/chat-button.tsx'
import { ChatPanel } from './panel/chat-panel.tsx'
import './chat-words.ts'

/** Support chat on every screen of a logged-in customer (spec B section 2, Support chat widget). */
export function ChatWidget({ token }: { readonly token: string }) {
  const [isOpen, setOpen] = useOpenByLink()
  const userId = useUser(token).data?._id
  const sound = useSound()
  const news = useNews(token)
  const connection = useConnection(token, userId, news)
  const unread = useUnread(token, connection.isPolling)
  const count = isOpen ? 0 : unread.count
  useTitleBadge(sound.isMuted ? 0 : count)
  const [draft, setDraft] = useState('')
  useLeftTexts((text) => setDraft((before) => (before === '' ? text : `${text}\n${before}`)))
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
          draft={draft}
          setDraft={setDraft}
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

/** Something is new: how much of it is unread is asked for. */
function useNews(token: string) {
  const queries = useQueryClient()
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: chatKeys.unread(token) }),
    [queries, token],
  )
}

/** Where nothing can be pushed it is asked for this often, ms. */
const unreadPollMs = 30_000

function useUnread(token: string, isPolling: boolean) {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: chatKeys.unread(token),
    queryFn: () => call('chat.unread-count'),
    refetchInterval: isPolling ? unreadPollMs : false,
  })
  return {
    count: data?.unreadCount ?? 0,
    clear: useCallback(() => {
      queries.setQueryData<typeof data>(
        chatKeys.unread(token),
        (before) => before && { ...before, unreadCount: 0 },
      )
    }, [queries, token]),
  }
}
