import type { ReactNode } from 'react'

interface MoreProps {
  readonly title: string
  readonly children: ReactNode
}

/** A quiet link that unfolds more about the sentence before it. */
export const More = ({ title, children }: MoreProps) => (
  <details className="inline [[open]]:block">
    <summary className="inline-block list-none py-1 text-leaf underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
      {title}
    </summary>
    <p className="text-timber">{children}</p>
  </details>
)
