import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button.tsx'

interface ButtonDisclosureProps {
  readonly label: string
  /** It opens by itself once this is true. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Something behind a button, which works before the scripts have loaded. */
export function ButtonDisclosure({ label, isOpen, children }: ButtonDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpen && details.current !== null) details.current.open = true
  }, [isOpen])
  return (
    <details ref={details}>
      <summary className={buttonClass('secondary', 'list-none [&::-webkit-details-marker]:hidden')}>
        {label}
      </summary>
      {children}
    </details>
  )
}
