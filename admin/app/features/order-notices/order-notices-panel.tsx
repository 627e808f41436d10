import { noticeRhythms } from '@first-fashion/contract/order-notices/rhythms'
import { SelectField } from '@first-fashion/ui'
import { useRoleMay } from '../../platform/session.ts'
import { useNoticeRhythm, useSetNoticeRhythm } from './queries.ts'
import { useWords } from './words.ts'

/** How often a member of staff hears of new orders. */
export function OrderNoticesPanel() {
  const { t } = useWords()
  const { data: rhythm } = useNoticeRhythm(useRoleMay('orders.read'))
  const saving = useSetNoticeRhythm()
  if (rhythm === undefined) return null
  return (
    <section
      aria-labelledby="order-notices"
      className="flex w-full max-w-[28rem] flex-col gap-5 border border-hairline bg-paper p-5"
    >
      <div>
        <h2 id="order-notices" className="text-title">
          {t('newOrders')}
        </h2>
        <p className="text-small text-timber">{t('newOrdersText')}</p>
      </div>
      <SelectField
        label={t('howOften')}
        value={rhythm}
        disabled={saving.isPending}
        onChange={({ target }) => {
          const chosen = noticeRhythms.find((one) => one === target.value)
          if (chosen !== undefined) saving.mutate(chosen)
        }}
      >
        {noticeRhythms.map((one) => (
          <option key={one} value={one}>
            {t(`rhythms.${one}`)}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
