import type { StaffPartnerOrderInFull } from '@first-fashion/contract/fulfilment/staff-calls'
import { buttonClass } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** How the partner knows it, and where its parcel is. */
export function PartnerFacts({ order }: { readonly order: StaffPartnerOrderInFull }) {
  const { t } = useWords()
  const { tracking } = order
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-3 text-title">{t('facts')}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <Fact label={t('externalId')}>{order.externalId}</Fact>
        {order.partnerId === '' ? null : <Fact label={t('partnerId')}>{order.partnerId}</Fact>}
        <Fact label={t('tries')}>{order.tries}</Fact>
        {tracking === null ? null : (
          <Fact label={t('parcel')}>
            {tracking.carrier} · {tracking.number}
          </Fact>
        )}
      </dl>
      {tracking === null || tracking.url === '' ? null : (
        <a
          href={tracking.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('link', 'mt-2')}
        >
          {t('track')}
        </a>
      )}
    </section>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-timber">{label}</dt>
    <dd className="text-right wrap-anywhere tabular-nums">{children}</dd>
  </>
)
