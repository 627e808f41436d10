import { type RefObject, useLayoutEffect } from 'react'
import { currentToken } from '../../../platform/session.ts'
import { wasLeft } from '../../accounts/index.ts'

/** A form's values by field name. */
export type Typed = Readonly<Record<string, string>>

/** Passes on the values of a form that closes because the session ended. */
export function useTypedDraft(form: RefObject<HTMLFormElement | null>, keep: (typed: Typed) => void): void {
  useLayoutEffect(() => {
    const { current } = form
    const token = currentToken()
    return () => {
      const hasEnded = token !== null && currentToken() !== token && !wasLeft(token)
      if (current !== null && hasEnded) keep(typedIn(current))
    }
  }, [form, keep])
}

/** Passwords are never stored. */
function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && form.querySelector(`[name=${name}][type=password]`) === null)
      typed[name] = value
  return typed
}

/** Restores a form's earlier values, as if they were typed again. */
export function fillTyped(form: HTMLFormElement, typed: Typed): void {
  if (Object.keys(typed).length === 0) return
  for (const field of form.querySelectorAll<Field>('input:enabled, textarea, select')) {
    if (field.type !== 'checkbox') typeInto(field, typed[field.name] ?? field.value)
    else if (field instanceof HTMLInputElement && field.checked !== (typed[field.name] !== undefined))
      field.click()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function typeInto(field: Field, text: string): void {
  // React hides the setter of the element, and would not see the change.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
