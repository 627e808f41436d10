import { Link } from 'react-router'
import { PartnerOrderBadge, useAttention } from './partner-order-badge.tsx'
import { usePartnerOrdersOf } from './queries.ts'
import { useWords } from './words.ts'

/** What the print partner makes of an order, on its page; nothing for an order that the shop packs. */
export function PartnerOrderPanel({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const attention = useAttention()
  const one = usePartnerOrdersOf(orderId).data?.[0]
  if (one === undefined) return null
  const words = attention(one)
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('panel')}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <PartnerOrderBadge state={one.state} />
        <Link to={`/made-to-order/${one._id}`} className="underline underline-offset-4">
          {one.externalId}
        </Link>
      </p>
      {words === '' ? null : <p className="mt-2 text-small">{words}</p>}
    </section>
  )
}
