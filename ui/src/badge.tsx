import type { ReactNode } from 'react'

const tones = {
  accent: 'bg-saffron text-ink',
  dark: 'bg-ink text-paper',
  leaf: 'bg-leaf text-paper',
  danger: 'bg-hibiscus text-paper',
  lagoon: 'bg-lagoon text-paper',
  plain: 'bg-sand text-ink',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-block rounded-soft px-2 py-0.5 text-small font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
