import { returnNoteMaximumLength } from '@first-fashion/contract/returns/return-request'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { type ItemCondition, itemConditions } from '@first-fashion/contract/returns/status'
import { Button, Notice, SelectField, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { type TakenStep, useTakeStep, wasChanged } from './queries.ts'
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
  const [conditions, setConditions] = useState<Readonly<Record<string, ItemCondition>>>({})
  const take = (to: TakenStep['to']) => {
    const needsNote = to === 'rejected' && note.trim() === ''
    setMissing(needsNote)
    if (needsNote) return
    const lines = request.lines.map(({ lineId }) => ({ lineId, condition: conditions[lineId] ?? 'good' }))
    taking.mutate(to === 'received' ? { to, note, lines } : { to, note })
  }
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('nextStep')}</h2>
      <p className="mb-4 text-small text-timber">{t(`stepTexts.${request.step}`)}</p>
      {wasChanged(taking.error) ? (
        <div className="mb-4">
          <Notice
            action={
              <Button variant="link" onClick={onReload}>
                {t('loadAgain')}
              </Button>
            }
          >
            {taking.error?.message}
          </Notice>
        </div>
      ) : null}
      <div className="flex flex-col gap-4 empty:hidden">
        {request.next.includes('received') ? (
          <Conditions
            request={request}
            conditions={conditions}
            onChange={(lineId, condition) => setConditions({ ...conditions, [lineId]: condition })}
          />
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
          to === 'payment-due' || to === 'requested' ? null : (
            <Button
              key={to}
              variant={to === 'rejected' || to === 'reopened' ? 'secondary' : 'primary'}
              busy={taking.isPending && taking.variables.to === to}
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

interface ConditionsProps {
  readonly request: StaffReturn
  readonly conditions: Readonly<Record<string, ItemCondition>>
  readonly onChange: (lineId: string, condition: ItemCondition) => void
}

function Conditions({ request, conditions, onChange }: ConditionsProps) {
  const { t } = useWords()
  return request.lines.map(({ lineId, name }) => (
    <SelectField
      key={lineId}
      label={t('conditionOf', { name })}
      value={conditions[lineId] ?? 'good'}
      onChange={({ target }) => {
        const condition = itemConditions.find((one) => one === target.value)
        if (condition !== undefined) onChange(lineId, condition)
      }}
    >
      {itemConditions.map((condition) => (
        <option key={condition} value={condition}>
          {t(`conditions.${condition}`)}
        </option>
      ))}
    </SelectField>
  ))
}
