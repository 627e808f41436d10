import { giftNoteMaximumLength } from '@first-fashion/contract/gift-notes/gift-note'
import { Disclosure, TextArea } from '@first-fashion/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { giftNoteKeys } from './gift-notes.keys.ts'
import { nextGiftNote, writeGiftNote } from './gift-notes.ts'
import './gift-notes-words.ts'

/** A line of text for the next order, saved as soon as the shopper leaves the field. */
export default function GiftNoteField() {
  const { t } = useTranslation()
  const token = useToken()
  const [typed, setTyped] = useState<string>()
  const saved = useQuery({
    queryKey: giftNoteKeys.next(token),
    queryFn: nextGiftNote,
    enabled: token !== null,
  })
  const [isOpen, setOpen] = useState<boolean>()
  const saving = useMutation({ mutationFn: writeGiftNote })
  const text = typed ?? saved.data ?? ''
  const left = giftNoteMaximumLength - text.length
  return (
    <Disclosure title={t('gift-notes:add')} open={isOpen ?? Boolean(saved.data)} onToggle={setOpen}>
      <TextArea
        label={t('gift-notes:label')}
        optionalLabel={t('gift-notes:optional')}
        hint={t('gift-notes:hint')}
        error={saving.isError ? t('gift-notes:notSaved') : undefined}
        rows={2}
        maxLength={giftNoteMaximumLength}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed !== undefined && typed !== saving.variables) saving.mutate(typed)
        }}
      />
      <p role="status" className="mt-1 text-small text-timber">
        {typed !== undefined && saving.isSuccess && saving.variables === typed
          ? t('gift-notes:saved')
          : left <= 50
            ? t('gift-notes:left', { count: left })
            : ''}
      </p>
    </Disclosure>
  )
}
