import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: ReactNode
  readonly open?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  /** Shown beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A collapsible section. */
export const Disclosure = ({ title, open = false, onToggle, aside, children }: DisclosureProps) => (
  <details open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)} className="group">
    <summary className="flex min-h-11 list-none items-center gap-4 font-medium narrow:flex-wrap hover:text-leaf [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden="true"
        size={20}
        className={`shrink-0 transition-transform duration-200 group-open:rotate-180 ${aside === undefined ? 'ml-auto' : ''}`}
      />
      {aside === undefined ? null : <span className="ml-auto">{aside}</span>}
    </summary>
    <div className="pt-2 pb-4">{children}</div>
  </details>
)
