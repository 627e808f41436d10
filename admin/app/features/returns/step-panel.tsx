import { returnNoteMaximumLength } from '@first-fashion/contract/returns/return-request'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { Button, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { ReloadNotice } from '../../platform/reload-notice.tsx'
import { type TakenStep, useReceiptPreview, useTakeStep, wasChanged } from './queries.ts'
import { allCame, missingOf, ReceiptFigures, ReceivedLines } from './received-lines.tsx'
import { useWords } from './words.ts'

interface PanelProps {
  readonly request: StaffReturn
  readonly onReload: () => void
}

/** The steps that are allowed now. */
export function StepPanel({ request, onReload }: PanelProps) {
  const { t } = useWords()
  const taking = useTakeStep(request)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [came, setCame] = useState(allCame(request))
  const missing = missingOf(request, came)
  const preview = useReceiptPreview(request, came, request.next.includes('received') && missing > 0)
  const take = (to: TakenStep['to']) => {
    const needsNote = (to === 'rejected' || (to === 'received' && missing > 0)) && note.trim() === ''
    setMissing(needsNote)
    if (needsNote) return
    const shown = missing > 0 && preview.data !== undefined ? { shown: { total: preview.data.total } } : {}
    taking.mutate(to === 'received' ? { to, note, lines: came, ...shown } : { to, note })
  }
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('nextStep')}</h2>
      <p className="mb-4 text-small text-timber">{t(`stepTexts.${request.step}`)}</p>
      {wasChanged(taking.error) ? (
        <div className="mb-4">
          <ReloadNotice onReload={onReload}>{taking.error?.message}</ReloadNotice>
        </div>
      ) : null}
      <div className="flex flex-col gap-4 empty:hidden">
        {request.next.includes('received') ? (
          <>
            <ReceivedLines request={request} came={came} onChange={setCame} />
            {missing > 0 ? <ReceiptFigures preview={preview} missing={missing} /> : null}
          </>
        ) : null}
        {request.next.length === 0 ? null : (
          <TextField
            label={t('note')}
            maxLength={returnNoteMaximumLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={isMissing && note.trim() === '' ? t('noteMissing') : undefined}
          />
        )}
        {request.next.map((to) =>
          to === 'payment-due' || to === 'requested' || to === 'refund-due' ? null : (
            <Button
              key={to}
              variant={to === 'rejected' || to === 'reopened' ? 'secondary' : 'primary'}
              busy={taking.isPending && taking.variables.to === to}
              disabled={to === 'received' && missing !== 0 && preview.data === undefined}
              onClick={() => take(to)}
            >
              {t(`steps.${to}`)}
            </Button>
          ),
        )}
      </div>
    </section>
  )
}
