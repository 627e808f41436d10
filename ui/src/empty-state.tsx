import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  readonly picture?: ReactNode
  /** The next action. */
  readonly action?: ReactNode
  /** The heading level of its title. */
  readonly as?: 'h1' | 'h2' | 'p'
}

/** An empty or failed state, with the next action. */
export function EmptyState({ title, text, picture, action, as: Title = 'p' }: EmptyStateProps) {
  const words = (
    <div className="flex flex-col items-start gap-5">
      <Title className={`font-display ${Title === 'h1' ? 'text-display' : 'text-heading'}`}>{title}</Title>
      {text === undefined ? null : <p className="max-w-[36rem] text-lead text-timber">{text}</p>}
      {action}
    </div>
  )
  if (picture === undefined) return words
  return (
    <div className="grid items-center gap-8 sm:grid-cols-[minmax(0,18rem)_1fr] lg:gap-12">
      <div className="max-sm:max-w-72">{picture}</div>
      {words}
    </div>
  )
}
