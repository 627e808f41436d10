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
  const done = () => {
    setDraft(() => '')
    onDone()
  }
  const idOf = useSameIdFor()
  const sendCard = useMutation({
    mutationFn: ({ kind, id }: ChatCard) => {
      const body = {
        conversationId,
        message: draft.trim(),
        clientId: idOf(`${kind} ${id}`),
        card: { kind, id },
      }
      return call('chat.send', { body })
    },
    onSuccess: done,
    onError: (error) => toasts.error(error.message || t('chat:sendFailed')),
  })
  return (
    <div className="mb-2 max-h-60 overflow-y-auto rounded-soft border border-hairline p-3">
      <PictureChoice conversationId={conversationId} draft={draft} onDone={done} />
      <p className="mt-3 text-small font-medium">{t('chat:cards')}</p>
      {cards.isPending ? <Skeleton className="mt-2 h-14" /> : null}
      {cards.isError ? <Notice>{t('chat:cardsFailed')}</Notice> : null}
      {cards.data?.length === 0 ? <p className="text-small text-timber">{t('chat:noCards')}</p> : null}
      <ul>
        {cards.data?.map((card) => (
          <li key={`${card.kind} ${card.id}`}>
            <MenuButton disabled={sendCard.isPending} onClick={() => sendCard.mutate(card)}>
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
  readonly draft: string
  readonly onDone: () => void
}

function PictureChoice({ conversationId, draft, onDone }: PictureChoiceProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState<number>()
  const idOf = useSameIdFor()
  const [refusal, setRefusal] = useState<string>()
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setRefusal(undefined)
    setDone(0)
    const clientId = idOf(`${file.name} ${file.size} ${file.lastModified}`)
    const fields = { conversationId, message: draft.trim(), clientId }
    const answer = await upload('chat.send-picture', { file, fields, onProgress: setDone })
    setDone(undefined)
    if (answer.ok) onDone()
    else setRefusal(answer.failure.message || t('chat:sendFailed'))
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
