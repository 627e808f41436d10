import type { ReactNode, Ref } from 'react'

interface PanelProps {
  readonly id: string
  readonly title: string
  /** Takes the focus when what had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/**
 * A part of the designer under its heading. On a phone the sheet around it shows the same words: there the heading takes no
 * room, and the panel shows that it has the focus.
 */
export const Panel = ({ id, title, heading, children }: PanelProps) => (
  <section aria-labelledby={id} className="max-lg:has-[>h2:focus-visible]:focus-ring">
    <h2 ref={heading} tabIndex={-1} id={id} className="mb-2 font-text text-small font-medium max-lg:sr-only">
      {title}
    </h2>
    {children}
  </section>
)
