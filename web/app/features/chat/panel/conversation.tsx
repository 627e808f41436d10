import type { ChatConversation } from '@first-fashion/contract/chat/calls'
import { Notice } from '@first-fashion/ui'
import { withCaption } from '@first-fashion/ui/chat/captions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { chatKeys } from '../chat.keys.ts'
import { api } from '../chat-calls.ts'
import { useLeftCaptions } from '../composer/captions.ts'
import { Composer } from '../composer/composer.tsx'
import type { Connection } from '../connection/use-connection.ts'
import { useLiveChat } from '../connection/use-live-chat.ts'
import { useTyping } from '../connection/use-typing.ts'
import { MessageList } from '../messages/message-list.tsx'
import { LoggedOut } from './logged-out.tsx'
import { RateChat } from './rate-chat.tsx'
import '../chat-words.ts'

interface ConversationProps {
  readonly token: string
  readonly conversation: ChatConversation
  readonly connection: Connection
  readonly draft: string
  readonly setDraft: (change: (before: string) => string) => void
  /** The shop wrote something while the chat is open. */
  readonly onHeard: () => void
  readonly onRead: () => void
  readonly onClose: () => void
}

const nothingLoaded = { isLoaded: false, messages: [] } as const

/** The messages of an open conversation, and the box to write in. */
export function Conversation(props: ConversationProps) {
  const { token, conversation, connection, draft, setDraft } = props
  const { t } = useTranslation()
  const opened = useLiveChat(conversation.id, connection, (text, words) => {
    toasts.error(words || t('chat:sendFailed'))
    setDraft((before) => withCaption(before, text))
  })
  const box = useRef<HTMLTextAreaElement>(null)
  const edit = async (clientId: string) => {
    const text = await opened?.chat.takeBack(clientId)
    if (text === undefined) return
    setDraft((before) => withCaption(before, text))
    box.current?.focus()
  }
  useLeftCaptions(conversation.id, opened?.state ?? nothingLoaded, setDraft, () =>
    toasts.info(t('chat:captionBack')),
  )
  const typing = useTyping(connection.socket)
  const last = opened?.state.messages.at(-1)?.sequence ?? 0
  const [seen, setSeen] = useState(0)
  useReading(props, seen, seen === last)
  useHeard(opened?.state.messages, props.onHeard)
  useChangedState(token, connection, conversation.status === 'closed' && last > conversation.lastSequence)
  if (opened === undefined) return null
  const canReach = connection.isOnline || (connection.isPolling && !connection.isEnded && opened.isReached)
  return (
    <>
      {conversation.isStaffed ? null : (
        <div className="border-b border-hairline bg-sand px-4 py-2 text-small">{conversation.awayText}</div>
      )}
      <MessageList
        state={opened.state}
        typing={typing}
        seen={seen}
        onSeen={setSeen}
        onOlder={opened.chat.older}
        onTryAgain={opened.chat.tryAgain}
        onEdit={(clientId) => void edit(clientId)}
      >
        {conversation.toRate === null ? null : <RateChat token={token} caseId={conversation.toRate.caseId} />}
      </MessageList>
      {canReach ? null : (
        <div className="px-4 pb-2">
          {connection.isEnded ? (
            <LoggedOut token={token} onClose={props.onClose} />
          ) : (
            <Notice tone="information">{t('chat:reconnecting')}</Notice>
          )}
        </div>
      )}
      <Composer
        box={box}
        token={token}
        conversationId={conversation.id}
        connection={connection}
        canSend={canReach}
        draft={draft}
        setDraft={setDraft}
        post={opened.chat.post}
      />
    </>
  )
}

/** Closed, opened again, rated: what is known of the conversation is asked for again. */
function useChangedState(token: string, { socket }: Connection, isOpenAgain: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isOpenAgain) void queries.invalidateQueries({ queryKey: chatKeys.conversation(token) })
  }, [isOpenAgain, queries, token])
  useEffect(() => {
    if (socket === undefined) return
    const ask = () => void queries.invalidateQueries({ queryKey: chatKeys.conversation(token) })
    socket.on('conversation-changed', ask)
    return () => void socket.off('conversation-changed', ask)
  }, [socket, queries, token])
}

/** What was in view on the screen counts as read, up to this message. */
function useReading(
  { conversation, connection: { socket, isOnline, isPolling }, onRead }: ConversationProps,
  seen: number,
  isAll: boolean,
): void {
  useEffect(() => {
    const say = () => {
      if (seen === 0 || document.visibilityState !== 'visible') return
      const read = { conversationId: conversation.id, sequence: seen }
      if (isOnline) socket?.emit('messages-read', read)
      else if (isPolling) void api('chat.read', { body: read })
      if (isAll) onRead()
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [conversation.id, socket, isOnline, isPolling, seen, isAll, onRead])
}

/** Tells of each message of the shop that arrives after the first ones were loaded. */
function useHeard(
  messages: readonly { readonly senderType: string }[] | undefined,
  onHeard: () => void,
): void {
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (messages === undefined || messages.length === 0) return
    const before = known.current
    known.current = messages.length
    const isNew = before !== undefined && messages.length === before + 1
    if (isNew && messages.at(-1)?.senderType === 'admin') onHeard()
  }, [messages, onHeard])
}
