import type { InputHTMLAttributes, ReactNode } from 'react'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode
  /** Stands before the words, as a swatch does. */
  readonly mark?: ReactNode
  /** Stands at the end of the line, as a count does. */
  readonly end?: ReactNode
}

const line =
  'flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-timber'

/** A box to tick, with its words; the whole line is what one hits. */
export const Checkbox = ({ label, mark, end, ...input }: CheckboxProps) => (
  <label className={`${line} hover:[&_input:enabled]:outline-1`}>
    <input {...input} type="checkbox" className="size-5 shrink-0 rounded-soft accent-leaf outline-ink" />
    {mark}
    <span className="flex-1">{label}</span>
    {end === undefined ? null : <span className="text-small text-timber tabular-nums">{end}</span>}
  </label>
)

/** One of several, with its words. */
export const Radio = ({ label, mark, end, ...input }: CheckboxProps) => (
  <label className={line}>
    <input {...input} type="radio" className="size-5 shrink-0 accent-leaf" />
    {mark}
    <span className="flex-1">{label}</span>
    {end === undefined ? null : <span className="text-small text-timber tabular-nums">{end}</span>}
  </label>
)

/** A box to tick that looks like a chip: for short words side by side. */
export const CheckboxChip = ({ label, end, ...input }: Omit<CheckboxProps, 'mark'>) => (
  <label className="relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-soft border border-border bg-paper px-2.5 text-small transition-colors duration-200 hover:border-ink active:bg-sand has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:border-hairline has-disabled:text-timber has-focus-visible:focus-ring">
    <input {...input} type="checkbox" className="absolute inset-0 cursor-pointer opacity-0" />
    <span>{label}</span>
    {end === undefined ? null : <span className="sr-only">({end})</span>}
  </label>
)
