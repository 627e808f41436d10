import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name: 'Remove Linen'. */
  readonly label: string
  readonly children: ReactNode
}

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
