import { useGiftNote } from './queries.ts'
import { useWords } from './words.ts'

/** The gift note on the page of an order; nothing for an order without one. */
export function GiftNotePanel({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const text = useGiftNote(orderId)
  if (text === '') return null
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('title')}</h2>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </section>
  )
}

/** The same on the packing page, for whoever writes the card. */
export function PackedGiftNote({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const text = useGiftNote(orderId)
  if (text === '') return null
  return (
    <section className="mt-6 border-2 border-ink p-4">
      <h2 className="text-title">{t('title')}</h2>
      <p className="text-small">{t('writeIt')}</p>
      <p className="mt-2 text-lead wrap-anywhere whitespace-pre-wrap">{text}</p>
    </section>
  )
}
