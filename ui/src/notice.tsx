import type { ReactNode, Ref } from 'react'

const tones = {
  danger: 'border-hibiscus text-hibiscus',
  information: 'border-lagoon text-lagoon',
  success: 'border-leaf text-leaf',
} as const

interface NoticeProps {
  readonly tone?: keyof typeof tones
  readonly ref?: Ref<HTMLDivElement>
  /** The action. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** An important message; screen readers announce it at once. */
export const Notice = ({ tone = 'danger', action, children, ...rest }: NoticeProps) => (
  <div {...rest} role="alert" className={`border-l-4 bg-plaster px-4 py-3 ${tones[tone]}`}>
    {children}
    {action === undefined ? null : <div className="text-ink">{action}</div>}
  </div>
)
