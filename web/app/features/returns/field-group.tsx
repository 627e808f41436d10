import { type ReactNode, type RefCallback, useCallback, useId } from 'react'

interface GroupProps {
  readonly legend: string
  readonly error: string | undefined
  /** The form sets the focus through it. */
  readonly fieldRef: RefCallback<{ focus: () => void }>
  readonly children: ReactNode
}

/** Several controls that are one field of a form: they share an error, and its first one gets the focus. */
export function FieldGroup({ legend, error, fieldRef, children }: GroupProps) {
  const id = useId()
  const setField = useCallback(
    (group: HTMLFieldSetElement | null) =>
      fieldRef(
        group && {
          focus: () =>
            group
              .querySelector<HTMLElement>('input:enabled, button:enabled:not([aria-pressed=true])')
              ?.focus(),
        },
      ),
    [fieldRef],
  )
  return (
    <fieldset ref={setField} aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-3 text-small font-medium">{legend}</legend>
      {children}
      {error === undefined ? null : (
        <p id={id} role="alert" className="mt-2 text-small text-hibiscus">
          {error}
        </p>
      )}
    </fieldset>
  )
}
