import type { Calls, ResponseOf } from '@first-fashion/contract'
import { Button, Dialog, Disclosure, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useBalance } from '../loyalty.queries.ts'
import { PointsChart } from './points-chart.tsx'
import '../loyalty-words.ts'

/** Points over time, and how the balance comes about. */
export function Balance() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useBalance()
  if (data === undefined || data.steps.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-title">{t('loyalty:chart')}</h2>
      <PointsChart months={data.months} />
      <Disclosure title={t('loyalty:showTable')}>
        <Table
          label={t('loyalty:chart')}
          rows={data.months}
          keyOf={({ month }) => month}
          columns={[
            { title: t('loyalty:month'), cell: ({ month }) => monthName(month), isName: true },
            { title: t('loyalty:balance'), cell: ({ balance }) => balance, isNumber: true },
            { title: t('loyalty:earned'), cell: ({ earned }) => earned, isNumber: true },
          ]}
        />
      </Disclosure>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('loyalty:explain')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('loyalty:explained')}
        closeLabel={t('loyalty:close')}
      >
        <Steps balance={data} />
      </Dialog>
    </section>
  )
}

/** '2026-11' as 'November 2026'. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const signed = (points: number) => (points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`)

/** The sums by kind, which add up to the balance. */
function Steps({ balance }: { readonly balance: ResponseOf<Calls['loyalty.balance']> }) {
  const { t } = useTranslation()
  return (
    <dl className="grid grid-cols-[1fr_auto_auto] gap-x-6 gap-y-2 tabular-nums narrow:grid-cols-2 narrow:gap-x-4">
      <dt className="sr-only">{t('loyalty:what')}</dt>
      <dd className="col-start-2 text-right text-small text-timber narrow:col-start-1">
        {t('loyalty:explainedSum')}
      </dd>
      <dd className="text-right text-small text-timber">{t('loyalty:explainedPending')}</dd>
      {balance.steps.map(({ kind, available, pending }) => (
        <Step key={kind} name={t(`loyalty:kinds.${kind}`)} available={available} pending={pending} />
      ))}
      <dt className="border-t border-ink pt-2 font-semibold narrow:col-span-2">{t('loyalty:balance')}</dt>
      <dd className="border-t border-ink pt-2 text-right font-semibold">{balance.available}</dd>
      <dd className="border-t border-ink pt-2 text-right font-semibold">{balance.pending}</dd>
    </dl>
  )
}

const Step = (step: { readonly name: string; readonly available: number; readonly pending: number }) => (
  <>
    <dt className="narrow:col-span-2">{step.name}</dt>
    <dd className="text-right">{signed(step.available)}</dd>
    <dd className="text-right">{signed(step.pending)}</dd>
  </>
)
