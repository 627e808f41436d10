import {
  Ban,
  Banknote,
  CircleCheck,
  type LucideIcon,
  MapPin,
  Package,
  ReceiptText,
  Repeat2,
  Truck,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'

interface Look {
  readonly tone: string
  readonly Icon: LucideIcon
}

/** No two share a ground or an icon, so that a list can be read at a glance, without colours, too. */
const looks = {
  placed: { tone: 'bg-lagoon text-paper', Icon: ReceiptText },
  packing: { tone: 'bg-timber text-paper', Icon: Package },
  shipped: { tone: 'bg-ink text-paper', Icon: Truck },
  'out-for-delivery': { tone: 'bg-saffron text-ink', Icon: MapPin },
  delivered: { tone: 'bg-leaf text-paper', Icon: CircleCheck },
  cancelled: { tone: 'bg-hibiscus text-paper', Icon: Ban },
  'refund-requested': { tone: 'bg-hibiscus/15 text-hibiscus', Icon: Undo2 },
  refunded: { tone: 'bg-sand text-ink', Icon: Banknote },
  'exchange-requested': { tone: 'bg-lagoon/15 text-lagoon', Icon: Repeat2 },
} as const satisfies Readonly<Record<string, Look>>

interface StatusBadgeProps {
  readonly status: keyof typeof looks
  /** The status in words. */
  readonly children: ReactNode
}

/** How far something that was ordered has come: words, in a colour and with an icon of their own. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, Icon } = looks[status]
  return (
    <span
      data-status={status}
      className={`inline-flex items-center gap-1.5 rounded-soft px-2 py-0.5 text-small font-medium whitespace-nowrap ${tone}`}
    >
      <Icon aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />
      {children}
    </span>
  )
}
