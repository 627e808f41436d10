import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: ReactNode
  readonly open?: boolean
  readonly children: ReactNode
}

/** What can be unfolded. */
export const Disclosure = ({ title, open = false, children }: DisclosureProps) => (
  <details open={open} className="group">
    <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium hover:text-leaf [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden="true"
        size={20}
        className="shrink-0 transition-transform duration-200 group-open:rotate-180"
      />
    </summary>
    <div className="pt-2 pb-4">{children}</div>
  </details>
)
