import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { buttonClass, Skeleton } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { CustomerPanel } from '../customer/customer-panel.tsx'
import { NotesPanel } from '../customer/notes-panel.tsx'
import { useConversation } from '../queries.ts'
import { useWords } from '../words.ts'
import { AnswerBox } from './answer-box.tsx'
import { useLeftCaptions } from './captions.ts'
import { ConversationHeader } from './conversation-header.tsx'
import { DeskMessages } from './desk-messages.tsx'
import { useDeskChat } from './use-desk-chat.ts'
import type { DeskSocket } from './use-desk-socket.ts'
import { useEndInView } from './use-end-in-view.ts'
import { useOthers } from './use-others.ts'
import { useWriter } from './use-writer.ts'

interface ConversationViewProps {
  readonly id: string
  readonly desk: DeskSocket
}

/** An open conversation with its customer beside it. */
export function ConversationView({ id, desk }: ConversationViewProps) {
  const { t } = useWords()
  const { search } = useLocation()
  const conversation = useConversation(id)
  return (
    <>
      <Link to={{ pathname: '/chat', search }} className={buttonClass('link', 'mb-2 text-small lg:hidden')}>
        {t('toInbox')}
      </Link>
      {conversation.isPending ? <Skeleton className="h-96" /> : null}
      {conversation.isError ? (
        <LoadFailure error={conversation.error} onRetry={() => conversation.refetch()} />
      ) : null}
      {conversation.data === undefined ? null : <Opened conversation={conversation.data} desk={desk} />}
    </>
  )
}

function Opened({
  conversation,
  desk,
}: {
  readonly conversation: OpenedConversation
  readonly desk: DeskSocket
}) {
  const { id } = conversation
  const writer = useWriter()
  const others = useOthers(desk.socket, id)
  const { chat, state } = useDeskChat(id, writer, desk, others.joined)
  const { messages, pending } = state
  useLeftCaptions(writer.staffId, id, state)
  const end = useEndInView(messages[0]?.sequence ?? 0, messages.length + pending.length)
  const seen = useSeen(messages.at(-1)?.sequence ?? 0, end.isAtEnd)
  useReading(desk, id, seen)
  const post = (text: string) => {
    chat.post(text)
    end.toEnd()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <section className="flex h-[min(46rem,calc(100dvh-8rem))] flex-col border border-hairline bg-paper">
        <ConversationHeader conversation={conversation} others={others} />
        <DeskMessages state={state} end={end} seen={seen} typing={others.typing} onOlder={chat.older} />
        <AnswerBox
          conversation={conversation}
          desk={desk}
          staffId={writer.staffId}
          post={post}
          onSending={end.toEnd}
        />
      </section>
      <div className="flex min-w-0 flex-col gap-4">
        <CustomerPanel conversationId={id} />
        <NotesPanel conversation={conversation} />
      </div>
    </div>
  )
}

/** Says up to which message the conversation was read, while the page is on the screen. All inboxes then hear of it. */
function useReading({ socket }: DeskSocket, conversationId: string, sequence: number): void {
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
function useSeen(last: number, isAtEnd: boolean): number {
  const [seen, setSeen] = useState(0)
  if (isAtEnd && last > seen) setSeen(last)
  return seen
}
