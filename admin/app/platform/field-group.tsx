import type { ReactNode } from 'react'

interface FieldGroupProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** Fields of a form that belong together, in two columns. */
export const FieldGroup = ({ title, text, children }: FieldGroupProps) => (
  <fieldset className="border border-hairline bg-paper p-5">
    <legend className="float-left w-full font-display text-title">{title}</legend>
    {text === undefined ? null : <p className="clear-both pt-1 text-small text-timber">{text}</p>}
    <div className="clear-both grid gap-x-6 gap-y-4 pt-4 sm:grid-cols-2">{children}</div>
  </fieldset>
)
