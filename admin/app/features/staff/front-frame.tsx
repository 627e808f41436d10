import type { ReactNode } from 'react'
import { StoreLogo } from '../../platform/store-logo.tsx'
import { useStoreLogo } from '../../platform/store-name.ts'

interface FrontFrameProps {
  readonly title: string
  readonly text: string
  /** Whether the heading takes the focus: the button that led here is gone. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** A page for whoever is not signed in. */
export const FrontFrame = ({ title, text, takesFocus = false, children }: FrontFrameProps) => (
  <main className="mx-auto max-w-[24rem] px-4 pt-20">
    <StoreLogo logo={useStoreLogo()} name="" className="mb-8" />
    <h1 ref={takesFocus ? focus : null} tabIndex={takesFocus ? -1 : undefined} className="text-heading">
      {title}
    </h1>
    <p className="mt-1 mb-8 min-h-6 text-timber">{text}</p>
    {children}
  </main>
)

const focus = (heading: HTMLElement | null) => heading?.focus()
