const id = 'early-input'

/**
 * Takes what is typed from now on, for a field that is still being loaded: on a phone this is also what opens the
 * keyboard. Call it in the handler of the click that leads to the field.
 */
export function listenEarly(label: string): void {
  takeEarly()
  const input = document.createElement('input')
  Object.assign(input, { id, ariaLabel: label, className: 'fixed top-0 left-0 size-px opacity-0' })
  // The field that takes over reads it in the same task.
  input.addEventListener('blur', () => queueMicrotask(() => input.remove()))
  document.body.append(input)
  input.focus({ preventScroll: true })
}

/** What was typed before the field was there; empty without any. */
export function takeEarly(): string {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return ''
  input.remove()
  return input.value
}
