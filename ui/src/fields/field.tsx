import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, type SelectHTMLAttributes, useId } from 'react'

const control =
  'w-full min-w-0 min-h-11 bg-paper border border-border rounded-soft px-3 py-2 text-base transition-colors duration-200 placeholder:text-timber/80 hover:border-ink disabled:border-hairline disabled:bg-sand disabled:text-timber aria-invalid:border-hibiscus aria-invalid:border-2'

interface Labelled {
  readonly label: string
  /** Hides the label visually; screen readers still announce it. */
  readonly labelHidden?: boolean
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Marks an optional field. */
  readonly optionalLabel?: string | undefined
}

interface FrameProps extends Labelled {
  readonly id: string
  readonly children: ReactNode
}

function Frame({ id, label, labelHidden = false, error, hint, optionalLabel, children }: FrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-small font-medium'}>
        {label}
        {optionalLabel === undefined ? null : (
          <span className="font-normal text-timber"> ({optionalLabel})</span>
        )}
      </label>
      {children}
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className="text-small text-timber">
          {hint}
        </div>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-small text-hibiscus">
          {error}
        </p>
      )}
    </div>
  )
}

function described(id: string, { error, hint }: Pick<Labelled, 'error' | 'hint'>) {
  const by = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].filter(
    Boolean,
  )
  return {
    ...(error === undefined ? {} : { 'aria-invalid': true }),
    ...(by.length === 0 ? {} : { 'aria-describedby': by.join(' ') }),
  }
}

export type TextFieldProps = Labelled & ComponentProps<'input'>

export function TextField({
  label,
  labelHidden = false,
  error,
  hint,
  optionalLabel,
  className = '',
  ...input
}: TextFieldProps) {
  const made = useId()
  const id = input.id ?? made
  const frame = { id, label, labelHidden, error, hint, optionalLabel }
  return (
    <Frame {...frame}>
      <input {...input} id={id} {...described(id, frame)} className={`${control} ${className}`} />
    </Frame>
  )
}

export type SelectFieldProps = Labelled & ComponentProps<'select'>

export function SelectField({
  label,
  labelHidden = false,
  error,
  hint,
  optionalLabel,
  children,
  ...select
}: SelectFieldProps) {
  const made = useId()
  const id = select.id ?? made
  const frame = { id, label, labelHidden, error, hint, optionalLabel }
  return (
    <Frame {...frame}>
      <span className="relative block">
        <select
          {...select}
          id={id}
          {...described(id, frame)}
          className={`${control} appearance-none truncate pr-10`}
        >
          {children}
        </select>
        <Arrow className="right-3" />
      </span>
    </Frame>
  )
}

type QuietSelectProps = { readonly label: string } & SelectHTMLAttributes<HTMLSelectElement>

/** A select without a box, for toolbars. */
export const QuietSelect = ({ label, className = '', children, ...select }: QuietSelectProps) => (
  <span className={`relative max-w-full min-w-0 ${className}`}>
    <select
      {...select}
      aria-label={label}
      className="min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-soft bg-transparent pr-6 pl-2 text-small font-medium transition-colors duration-200 hover:bg-sand"
    >
      {children}
    </select>
    <Arrow className="right-1" />
  </span>
)

const Arrow = ({ className }: { readonly className: string }) => (
  <ChevronDown
    aria-hidden="true"
    size={16}
    className={`pointer-events-none absolute top-1/2 -translate-y-1/2 ${className}`}
  />
)

export type TextAreaProps = Labelled & ComponentProps<'textarea'>

export function TextArea({ label, labelHidden = false, error, hint, optionalLabel, ...area }: TextAreaProps) {
  const made = useId()
  const id = area.id ?? made
  const frame = { id, label, labelHidden, error, hint, optionalLabel }
  return (
    <Frame {...frame}>
      <textarea {...area} id={id} {...described(id, frame)} className={`${control} min-h-28`} />
    </Frame>
  )
}
