import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'

interface ButtonDisclosureProps {
  readonly label: string
  /** It opens by itself once this is true. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Something behind a button, which works before the scripts have loaded. */
export const ButtonDisclosure = ({ label, isOpen, children }: ButtonDisclosureProps) => (
  <details open={isOpen}>
    <summary className={buttonClass('secondary', '[&::-webkit-details-marker]:hidden')}>{label}</summary>
    {children}
  </details>
)
