import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { giftNoteKeys } from './gift-notes.keys.ts'
import { giftNoteOf } from './gift-notes.ts'
import './gift-notes-words.ts'

/** The note that goes with an order, for its shopper. */
export default function OrderGiftNote({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const note = useQuery({
    queryKey: giftNoteKeys.of(orderId),
    queryFn: () => giftNoteOf(orderId),
  })
  if (!note.data) return null
  return (
    <figure className="mt-3 text-small">
      <figcaption className="font-semibold">{t('gift-notes:ofOrder')}</figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-wrap">{note.data.text}</blockquote>
    </figure>
  )
}
