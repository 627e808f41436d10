import { type RefObject, useLayoutEffect } from 'react'
import { currentToken } from '../../platform/session.ts'
import { wasLeft } from '../accounts/index.ts'

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

/** Restores a form's earlier values. */
export function fillTyped(form: HTMLFormElement, typed: Typed): void {
  if (Object.keys(typed).length === 0) return
  for (const field of form.querySelectorAll<HTMLInputElement>('input:enabled, textarea, select')) {
    if (field.type === 'checkbox') field.checked = typed[field.name] !== undefined
    else field.value = typed[field.name] ?? field.value
  }
}
