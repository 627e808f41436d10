import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { memberPath } from './community-state.ts'

interface MemberLinkProps {
  /** Of the profile; null of those who have none to see. */
  readonly slug: string | null
  readonly className?: string
  readonly children: ReactNode
}

/** A member's name, and picture if need be; it leads to the profile, if there is one. */
export const MemberLink = ({ slug, className = '', children }: MemberLinkProps) =>
  slug === null ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={memberPath(slug)} className={`underline-offset-4 hover:text-leaf hover:underline ${className}`}>
      {children}
    </Link>
  )
