import type { StaffPartnerOrderInFull } from '@first-fashion/contract/fulfilment/staff-calls'
import { Button, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { type PartnerOrderAction, useActOnPartnerOrder } from './queries.ts'
import { useWords } from './words.ts'

const actions: readonly PartnerOrderAction[] = ['resolve', 'release', 'resend', 'markDelivered', 'hold']

/** What staff can do with an order at the print partner now. */
export function ActionPanel({ order }: { readonly order: StaffPartnerOrderInFull }) {
  const { t } = useWords()
  const acting = useActOnPartnerOrder(order)
  const [note, setNote] = useState('')
  const nextStep = useNextStep(order)
  const allowed = actions.filter((action) => order.can[action])
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('nextStep')}</h2>
      <p className="text-small text-timber">{nextStep}</p>
      {allowed.length === 0 ? null : (
        <div className="mt-4 flex flex-col gap-4">
          <TextField
            label={t('note')}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {allowed.map((action, at) => (
            <Button
              key={action}
              variant={at > 0 || action === 'hold' ? 'secondary' : 'primary'}
              busy={acting.isPending && acting.variables.action === action}
              onClick={() => acting.mutate({ action, note }, { onSuccess: () => setNote('') })}
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

/** What can be done, in words. */
function useNextStep({ state, heldReason, problem, incident }: StaffPartnerOrderInFull): string {
  const { t } = useWords()
  if (incident !== null) return t(`incidentTexts.${incident}`)
  if (state === 'refused') return t(`refusedTexts.${problem ?? 'other'}`)
  if (heldReason === 'no-print-file') return t('noFileText')
  const isOver = state === 'delivered' || state === 'cancelled'
  return isOver ? t('nothingToDo') : t(`texts.${state}`)
}
