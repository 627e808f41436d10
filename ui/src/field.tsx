import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

const control =
  'w-full min-h-11 bg-paper border border-border rounded-soft px-3 py-2 text-base placeholder:text-timber/70 aria-invalid:border-hibiscus aria-invalid:border-2'

interface Labelled {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Marks what may stay empty. */
  readonly optionalLabel?: string | undefined
}

interface FrameProps extends Labelled {
  readonly id: string
  readonly children: ReactNode
}

function Frame({ id, label, error, hint, optionalLabel, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {optionalLabel === undefined ? null : (
          <span className="font-normal text-timber"> ({optionalLabel})</span>
        )}
      </label>
      {children}
      {hint === undefined ? null : <div className="text-small text-timber">{hint}</div>}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-small text-hibiscus">
          {error}
        </p>
      )}
    </div>
  )
}

const described = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }

export type TextFieldProps = Labelled & InputHTMLAttributes<HTMLInputElement>

export function TextField({ label, error, hint, optionalLabel, className = '', ...input }: TextFieldProps) {
  const made = useId()
  const id = input.id ?? made
  return (
    <Frame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      <input {...input} id={id} {...described(id, error)} className={`${control} ${className}`} />
    </Frame>
  )
}

export type SelectFieldProps = Labelled & SelectHTMLAttributes<HTMLSelectElement>

export function SelectField({ label, error, hint, optionalLabel, children, ...select }: SelectFieldProps) {
  const made = useId()
  const id = select.id ?? made
  return (
    <Frame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      <select {...select} id={id} {...described(id, error)} className={control}>
        {children}
      </select>
    </Frame>
  )
}

export type TextAreaProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ label, error, hint, optionalLabel, ...area }: TextAreaProps) {
  const made = useId()
  const id = area.id ?? made
  return (
    <Frame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      <textarea {...area} id={id} {...described(id, error)} className={`${control} min-h-28`} />
    </Frame>
  )
}
