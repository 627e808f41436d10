import type { ChatCard } from '@first-fashion/contract/chat/message'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { FileButton, MenuButton, Notice, ProgressBar, Skeleton } from '@first-fashion/ui'
import { withCaption } from '@first-fashion/ui/chat/captions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { chatKeys } from '../chat.keys.ts'
import { call, upload } from '../chat-calls.ts'
import { CardPicture } from '../messages/card-link.tsx'
import { captionsOf } from './captions.ts'
import type { ComposerProps } from './composer-props.ts'
import '../chat-words.ts'

interface AttachmentsProps extends Pick<ComposerProps, 'token' | 'conversationId' | 'draft' | 'setDraft'> {
  readonly onDone: () => void
}

/** What can go with a message: a picture, or a card of an order, a product or a design. */
export function Attachments({ token, conversationId, draft, setDraft, onDone }: AttachmentsProps) {
  const { t } = useTranslation()
  const cards = useQuery({
    queryKey: chatKeys.cards(token),
    queryFn: async () => (await call('chat.cards')).cards,
  })
  const caption = useCaption(conversationId, draft, setDraft)
  const idOf = useSameIdFor()
  const sendCard = useMutation({
    mutationFn: ({ kind, id, ...text }: Pick<ChatCard, 'kind' | 'id'> & Taken) =>
      call('chat.send', { body: { conversationId, ...text, card: { kind, id } } }),
    onSuccess: (_sent, { clientId }) => {
      caption.arrived(clientId)
      onDone()
    },
    onError: (error, taken) => {
      caption.giveBack(taken)
      toasts.error(error.message || t('chat:sendFailed'))
    },
  })
  return (
    <div className="mb-2 max-h-60 overflow-y-auto rounded-soft border border-hairline p-3">
      <PictureChoice conversationId={conversationId} caption={caption} onDone={onDone} />
      <p className="mt-3 text-small font-medium">{t('chat:cards')}</p>
      {cards.isPending ? <Skeleton className="mt-2 h-14" /> : null}
      {cards.isError ? <Notice>{t('chat:cardsFailed')}</Notice> : null}
      {cards.data?.length === 0 ? <p className="text-small text-timber">{t('chat:noCards')}</p> : null}
      <ul>
        {cards.data?.map((card) => (
          <li key={`${card.kind} ${card.id}`}>
            <MenuButton
              disabled={sendCard.isPending}
              onClick={() => sendCard.mutate({ ...card, ...caption.take(idOf(`${card.kind} ${card.id}`)) })}
            >
              <span className="flex min-w-0 items-center gap-3 py-1">
                <CardPicture card={card} />
                <span className="min-w-0">
                  <span className="block truncate">{card.title}</span>
                  <span className="block truncate text-small text-timber">{card.note}</span>
                </span>
              </span>
            </MenuButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Taken {
  readonly clientId: string
  readonly message: string
}

/** What was typed goes with what is shown; what is typed meanwhile stays in the box. */
function useCaption(conversationId: string, draft: string, setDraft: ComposerProps['setDraft']) {
  return {
    take: (clientId: string): Taken => {
      const message = draft.trim()
      captionsOf(conversationId).sending(clientId, message)
      setDraft(() => '')
      return { clientId, message }
    },
    arrived: (clientId: string) => captionsOf(conversationId).ended(clientId),
    giveBack: ({ clientId, message }: Taken) => {
      setDraft((before) => withCaption(before, message))
      captionsOf(conversationId).ended(clientId)
    },
  }
}

/** Tried again it is the same message: one id for each thing that is shown. */
function useSameIdFor() {
  const [ids] = useState(() => new Map<string, string>())
  return (shown: string): string => {
    const id = ids.get(shown) ?? crypto.randomUUID()
    ids.set(shown, id)
    return id
  }
}

/** Whether it is still on the screen: the chat may be closed meanwhile. */
function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}

interface PictureChoiceProps {
  readonly conversationId: string
  readonly caption: ReturnType<typeof useCaption>
  readonly onDone: () => void
}

function PictureChoice({ conversationId, caption, onDone }: PictureChoiceProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState<number>()
  const idOf = useSameIdFor()
  const [refusal, setRefusal] = useState<string>()
  const isShown = useIsShown()
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setRefusal(undefined)
    setDone(0)
    const taken = caption.take(idOf(`${file.name} ${file.size} ${file.lastModified}`))
    const fields = { conversationId, ...taken }
    const answer = await upload('chat.send-picture', { file, fields, onProgress: setDone })
    setDone(undefined)
    if (answer.ok) {
      caption.arrived(taken.clientId)
      return onDone()
    }
    caption.giveBack(taken)
    const words = answer.failure.message || t('chat:sendFailed')
    if (isShown()) setRefusal(words)
    else toasts.error(t('chat:pictureFailed', { reason: words }))
  }
  return (
    <>
      {refusal === undefined ? null : <Notice>{refusal}</Notice>}
      {done === undefined ? null : <ProgressBar label={t('chat:uploading')} done={done} />}
      <FileButton
        accept={acceptedPictures}
        disabled={done !== undefined}
        onChoose={([file]) => void send(file)}
      >
        <ImagePlus aria-hidden="true" size={18} />
        {t('chat:photo')}
      </FileButton>
    </>
  )
}
