import { Button, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { saveCsv } from '../../platform/save-file.ts'
import { shopDay } from '../../platform/shop-time.ts'
import { useTaxReport } from './queries.ts'
import { useWords } from './words.ts'

/** The taxes of all invoices and credit notes of some days, as a file for the accountant. */
export function TaxReport() {
  const { t } = useWords()
  const [days, setDays] = useState(lastMonth)
  const exporting = useTaxReport()
  const isReversed = days.from > days.until
  return (
    <section aria-labelledby="tax-report" className="mt-10 max-w-[44rem] border-t border-hairline pt-6">
      <h2 id="tax-report" className="text-title">
        {t('report')}
      </h2>
      <p className="mt-1 mb-4 text-small text-timber">{t('reportText')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('from')}
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
        <TextField
          type="date"
          label={t('until')}
          value={days.until}
          error={isReversed ? t('wrong.days') : undefined}
          onChange={({ target }) => setDays({ ...days, until: target.value })}
        />
      </div>
      <Button
        variant="secondary"
        className="mt-4"
        disabled={isReversed || days.from === '' || days.until === ''}
        busy={exporting.isPending}
        onClick={() => exporting.mutate(days, { onSuccess: ({ fileName, csv }) => saveCsv(fileName, csv) })}
      >
        {t('saveReport')}
      </Button>
    </section>
  )
}

/** The first and the last day of the month before this one, in the shop's time. */
function lastMonth() {
  const thisMonth = new Date(`${shopDay(new Date()).slice(0, 7)}-01T12:00:00Z`)
  const until = new Date(thisMonth.getTime() - 24 * 3_600_000).toISOString().slice(0, 10)
  return { from: `${until.slice(0, 7)}-01`, until }
}
