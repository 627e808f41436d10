import type { ChatCard } from '@first-fashion/contract/chat/message'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { FileButton, MenuButton, Notice, ProgressBar, Skeleton } from '@first-fashion/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { chatKeys } from '../chat.keys.ts'
import { call, upload } from '../chat-calls.ts'
import { CardPicture } from '../messages/card-link.tsx'
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
  const caption = useCaption(draft, setDraft)
  const idOf = useSameIdFor()
  const sendCard = useMutation({
    mutationFn: ({ kind, id, message }: Pick<ChatCard, 'kind' | 'id'> & { readonly message: string }) => {
      const body = {
        conversationId,
        message,
        clientId: idOf(`${kind} ${id}`),
        card: { kind, id },
      }
      return call('chat.send', { body })
    },
    onSuccess: onDone,
    onError: (error, { message }) => {
      caption.giveBack(message)
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
              onClick={() => sendCard.mutate({ ...card, message: caption.take() })}
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

/** What was typed goes with what is shown; what is typed meanwhile stays in the box. */
function useCaption(draft: string, setDraft: ComposerProps['setDraft']) {
  return {
    take: (): string => {
      setDraft(() => '')
      return draft.trim()
    },
    giveBack: (caption: string) =>
      setDraft((before) => [caption, before].filter((text) => text.trim() !== '').join('\n')),
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
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setRefusal(undefined)
    setDone(0)
    const clientId = idOf(`${file.name} ${file.size} ${file.lastModified}`)
    const message = caption.take()
    const fields = { conversationId, message, clientId }
    const answer = await upload('chat.send-picture', { file, fields, onProgress: setDone })
    setDone(undefined)
    if (answer.ok) return onDone()
    caption.giveBack(message)
    setRefusal(answer.failure.message || t('chat:sendFailed'))
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
