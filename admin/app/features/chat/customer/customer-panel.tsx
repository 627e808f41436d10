import type { ChatCard } from '@first-fashion/contract/chat/message'
import { Disclosure, Skeleton } from '@first-fashion/ui'
import { Link } from 'react-router'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useRoleMay } from '../../../platform/session.ts'
import { shopDayInWords } from '../../../platform/shop-time.ts'
import { useChatCustomer } from '../queries.ts'
import { useWords } from '../words.ts'

/** Who writes: latest orders, points, cart, wishlist and designs. */
export function CustomerPanel({ conversationId }: { readonly conversationId: string }) {
  const { t } = useWords()
  const customer = useChatCustomer(conversationId)
  const mayOpen = useRoleMay('customers.read')
  if (customer.isPending) return <Skeleton className="h-64" />
  if (customer.isError) return <LoadFailure error={customer.error} onRetry={() => customer.refetch()} />
  const { _id, name, email, since, points, orders, cart, wishlist, designs } = customer.data
  return (
    <section aria-label={t('customer')} className="border border-hairline bg-paper p-4">
      <h2 className="truncate text-title">
        {mayOpen ? (
          <Link to={`/customers/${_id}`} className="underline underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className="text-small text-timber wrap-anywhere">{email}</p>
      <p className="text-small text-timber">{t('customerSince', { date: shopDayInWords(since) })}</p>
      <p className="mt-2 text-small">
        {t('points')}: <span className="tabular-nums">{points.available}</span>
        {points.pending === 0 ? null : ` (${t('pointsPending', { count: points.pending })})`}
      </p>
      <Cards title={t('latestOrders')} cards={orders} isOpen to={({ id }) => `/orders/${id}`} />
      <Cards title={t('cart')} cards={cart} isOpen={cart.length > 0} />
      <Cards title={t('designs')} cards={designs} />
      <Cards title={t('wishlist')} cards={wishlist} />
    </section>
  )
}

interface CardsProps {
  readonly title: string
  readonly cards: readonly ChatCard[]
  readonly isOpen?: boolean
  /** Where a card leads in the back office. */
  readonly to?: (card: ChatCard) => string
}

function Cards({ title, cards, isOpen = false, to }: CardsProps) {
  const { t } = useWords()
  return (
    <Disclosure title={`${title} (${cards.length})`} open={isOpen}>
      {cards.length === 0 ? <p className="text-small text-timber">{t('nothing')}</p> : null}
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={card.id + card.note} className="flex gap-3">
            {card.image === '' ? null : (
              <img src={card.image} alt="" className="h-14 w-11 shrink-0 bg-sand object-cover" />
            )}
            <span className="min-w-0">
              {to === undefined ? (
                <span className="block truncate text-small font-medium">{card.title}</span>
              ) : (
                <Link
                  to={to(card)}
                  className="block truncate text-small font-medium underline underline-offset-4"
                >
                  {card.title}
                </Link>
              )}
              <span className="line-clamp-2 text-small text-timber">{card.note}</span>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
