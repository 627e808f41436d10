import { chatRatingNoteMaximumLength } from '@first-fashion/contract/chat/message'
import { Button, RatingChoice, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { chatKeys } from '../chat.keys.ts'
import { call } from '../chat-calls.ts'
import '../chat-words.ts'

/** The question at the end of a conversation. */
export function RateChat({ token, caseId }: { readonly token: string; readonly caseId: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [rating, setRating] = useState(0)
  const [note, setNote] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const isRated = rating > 0
  // Later the list of messages stays at its end, which this is, as it grows.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const send = useMutation({
    mutationFn: () => call('chat.rate', { body: { caseId, rating, note } }),
    onSuccess: () => {
      toasts.success(t('chat:rated'))
      return queries.invalidateQueries({ queryKey: chatKeys.conversation(token) })
    },
    onError: (error) => toasts.error(error.message),
  })
  return (
    <form
      ref={form}
      className="mt-4 grid gap-3 rounded-soft bg-sand p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <p className="text-small text-timber">{t('chat:rateHint')}</p>
      <RatingChoice
        legend={t('chat:rate')}
        value={rating}
        name="chat-rating"
        onChange={setRating}
        labelOf={(count) => t('chat:stars', { count })}
      />
      {isRated ? (
        <>
          <TextField
            label={t('chat:rateNote')}
            optionalLabel={t('chat:optional')}
            value={note}
            maxLength={chatRatingNoteMaximumLength}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button type="submit" busy={send.isPending}>
            {t('chat:rateSend')}
          </Button>
        </>
      ) : null}
    </form>
  )
}
