import './chat-words.ts'
import { withCaption } from '@first-fashion/ui/chat/captions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useUser, wasLeft } from '../accounts/index.ts'
import { chatKeys } from './chat.keys.ts'
import { call } from './chat-calls.ts'
import { tabDrafts } from './composer/tab-drafts.ts'
import { useSound, useTitleBadge } from './connection/attention.ts'
import { useConnection } from './connection/use-connection.ts'
import { useLeftTexts } from './connection/use-live-chat.ts'
import { ChatButton } from './panel/chat-button.tsx'
import { ChatPanel } from './panel/chat-panel.tsx'
import { useLoginForChat } from './panel/logged-out.tsx'

/** Support chat on every screen of a logged-in customer [B2.47]. */
export function ChatWidget({ token }: { readonly token: string }) {
  const [isOpen, setOpen] = useOpenByLink()
  const userId = useUser(token).data?._id
  const sound = useSound()
  const news = useNews(token)
  const connection = useConnection(token, userId, news)
  const unread = useUnread(token, connection.isPolling)
  const count = isOpen ? 0 : unread.count
  useTitleBadge(sound.isMuted ? 0 : count)
  const [draft, setDraft] = useDraft(userId)
  const button = useFocusAfter(isOpen)
  useSayLoggedOut(token, isOpen)
  useLeftTexts(isOpen, (text) => setDraft((before) => (before === '' ? text : `${text}\n${before}`)))
  const counted = useRef(0)
  useEffect(() => {
    if (count > counted.current) sound.play()
    counted.current = count
  }, [count, sound])
  return (
    <>
      <ChatButton
        ref={button}
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

/** Once the chat is closed the keyboard is back where it was opened. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** The session ended elsewhere, and the open chat goes with it: it says why. */
function useSayLoggedOut(token: string, isOpen: boolean): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const login = useLoginForChat()
  const say = useEffectEvent(() => {
    if (isOpen && currentToken() === null && !wasLeft(token))
      toasts.undo(t('chat:loggedOut'), t('chat:logIn'), () => void navigate(login))
  })
  useEffect(() => () => say(), [])
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
      void queries.cancelQueries({ queryKey: chatKeys.unread(token) })
      queries.setQueryData<typeof data>(
        chatKeys.unread(token),
        (before) => before && { ...before, unreadCount: 0 },
      )
    }, [queries, token]),
  }
}

/** What was typed and not sent: it outlives the open chat, a reload and a session that ended, for the same customer. */
function useDraft(userId: string | undefined) {
  const [draft, setText] = useState('')
  useEffect(() => {
    const stored = userId === undefined ? null : tabDrafts.read(userId)
    // What was given back or typed before it was known whose draft it is, stays.
    if (stored !== null) setText((before) => (before === stored ? before : withCaption(stored, before)))
  }, [userId])
  const setDraft = useCallback(
    (change: (before: string) => string) =>
      setText((before) => {
        const now = change(before)
        if (userId !== undefined) tabDrafts.write(userId, now)
        return now
      }),
    [userId],
  )
  return [draft, setDraft] as const
}
