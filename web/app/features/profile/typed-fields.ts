import { type RefObject, useLayoutEffect } from 'react'
import { currentToken } from '../../platform/session.ts'
import { wasLeft } from '../accounts/saved-draft.ts'

/** What stands in a form's fields, by their names. */
export type Typed = Readonly<Record<string, string>>

/** Hands over what stands in a form that goes because the session ended. */
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

/** Passwords are never written down. */
function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && form.querySelector(`[name=${name}][type=password]`) === null)
      typed[name] = value
  return typed
}

/** Puts into a form's fields what was typed before. */
export function fillTyped(form: HTMLFormElement, typed: Typed): void {
  if (Object.keys(typed).length === 0) return
  for (const field of form.querySelectorAll<HTMLInputElement>('input:enabled, textarea, select')) {
    if (field.type === 'checkbox') field.checked = typed[field.name] !== undefined
    else field.value = typed[field.name] ?? field.value
  }
}
