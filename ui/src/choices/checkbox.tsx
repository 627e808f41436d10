import type { ComponentProps, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
  /** Shown before the label, such as a swatch. */
  readonly mark?: ReactNode
  /** Shown at the end of the line, such as a count. */
  readonly end?: ReactNode
}

const line =
  'flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-timber'

/** A checkbox with its label; the whole line is the target. */
export const Checkbox = ({ label, mark, end, ...input }: CheckboxProps) => (
  <label className={`${line} hover:[&_input:enabled]:outline-1`}>
    <input {...input} type="checkbox" className="size-5 shrink-0 rounded-soft accent-leaf outline-ink" />
    {mark}
    <span className="flex-1">{label}</span>
    {end === undefined ? null : <span className="text-small text-timber tabular-nums">{end}</span>}
  </label>
)

/** A radio button with its label. */
export const Radio = ({ label, mark, end, ...input }: CheckboxProps) => (
  <label className={line}>
    <input {...input} type="radio" className="size-5 shrink-0 accent-leaf" />
    {mark}
    <span className="flex-1">{label}</span>
    {end === undefined ? null : <span className="text-small text-timber tabular-nums">{end}</span>}
  </label>
)
