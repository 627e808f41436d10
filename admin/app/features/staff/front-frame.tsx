import type { ReactNode } from 'react'

interface FrontFrameProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A page for whoever is not signed in. */
export const FrontFrame = ({ title, text, children }: FrontFrameProps) => (
  <main className="mx-auto max-w-[24rem] px-4 pt-20">
    <h1 className="text-heading">{title}</h1>
    <p className="mt-1 mb-8 min-h-6 text-timber">{text}</p>
    {children}
  </main>
)
