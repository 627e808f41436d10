import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name: 'Remove Linen'. */
  readonly label: string
  readonly children: ReactNode
}

/** The classes of a link that is one choice among few. */
export const chipLinkClass = (chosen: boolean): string =>
  `inline-flex min-h-11 items-center rounded-full border px-4 text-small transition-colors duration-200 ${
    chosen ? 'border-ink bg-ink text-paper' : 'border-border bg-paper hover:border-ink active:bg-sand'
  }`

/** An active choice with a remove button. */
export const Chip = ({ label, children, ...rest }: ChipProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className="inline-flex min-h-9 items-center gap-2 rounded-full bg-sand px-4 text-small transition-colors duration-200 hover:bg-hairline active:bg-border disabled:text-timber"
  >
    {children}
    <X aria-hidden="true" size={14} />
  </button>
)
