/** A press or a typed text that came before the page was alive, as something to be done again. */
type Press = () => void

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** Returns the recorded events and stops recording. The inline script of every page defines it; hydration takes it. */
    takeReplayedEvents?: () => readonly Press[]
  }
}

/**
 * Records clicks, input, choices and submitted forms until the page is hydrated, so
 * none is lost on a slow connection.
 * It is inlined in the head as source text: it must not use anything outside itself.
 */
export function holdEvents(): void {
  const html = document.documentElement
  const held: { control: Element; press: Press }[] = []
  html.dataset.scripts = 'on'

  const hold = (event: Event, control: Element, press: Press) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    html.dataset.waiting = 'presses'
    control.setAttribute('aria-busy', 'true')
    // Repeated clicks count once, except where each one counts, as in a stepper.
    const isAgain = held.at(-1)?.control === control && control.closest('[data-each-press]') === null
    if (!isAgain) held.push({ control, press })
  }
  const wordsOf = (control: HTMLElement): string => {
    const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : []
    return [control.ariaLabel, ...labels.map((label) => label.textContent), control.textContent].join(' ')
  }
  // A control that was re-rendered is found again by its text.
  const finder = <Control extends HTMLElement>(control: Control): (() => Control) => {
    const words = wordsOf(control)
    return () => {
      if (control.isConnected) return control
      const drawnNow = [...document.querySelectorAll<Control>(control.tagName)]
      return drawnNow.find((one) => wordsOf(one) === words) ?? control
    }
  }
  // React ignores a field whose value has not changed since hydration, so it is changed once more.
  const again = (changed: Field): Press => {
    const { value } = changed
    const find = finder(changed)
    const tell = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
    if (changed instanceof HTMLSelectElement)
      return () => {
        const field = find()
        field.value = value
        tell(field, 'change')
      }
    if (changed instanceof HTMLInputElement && /^(checkbox|radio)$/.test(changed.type)) {
      const { checked } = changed
      const findBox = finder(changed)
      return () => {
        const field = findBox()
        field.checked = !checked
        field.click()
      }
    }
    return () => {
      const field = find()
      const typed = field.value || value
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
      tell(field, 'input')
    }
  }
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  const onInput = ({ target: field }: Event) => {
    if (!isField(field)) return
    const before = held.findIndex(({ control }) => control === field)
    if (before >= 0) held.splice(before, 1)
    held.push({ control: field, press: again(field) })
  }
  const holdClick = (event: Event, control: HTMLElement) => {
    const find = finder(control)
    hold(event, control, () => find().click())
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.button !== 0) return
    const control = event.target.closest('button, a[href], summary, label')
    if (control instanceof HTMLButtonElement && control.type === 'button') holdClick(event, control)
    // Links work without scripts. After recorded clicks they wait for their turn; a second click goes through.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!(control instanceof HTMLAnchorElement) || control.target !== '' || !isPlain) return
    if (html.dataset.waiting !== undefined && held.every((one) => one.control !== control))
      holdClick(event, control)
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const find = finder(form)
    hold(event, form, () => find().requestSubmit(submitter?.isConnected ? submitter : null))
  }
  const cancelUnpaid = () => {
    window.removeEventListener('click', onClick, true)
    window.removeEventListener('submit', onSubmit, true)
    window.removeEventListener('input', onInput, true)
    window.removeEventListener('error', onLost, true)
    window.removeEventListener('unhandledrejection', onLostModule)
    delete html.dataset.waiting
    for (const { control } of held) control.removeAttribute('aria-busy')
  }
  // Without its scripts the page never hydrates: it says so instead of waiting forever.
  const lose = () => {
    cancelUnpaid()
    html.dataset.scripts = 'lost'
  }
  const onLost = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) lose()
  }
  // 'Failed to fetch dynamically imported module', and its like in other browsers.
  const onLostModule = (event: PromiseRejectionEvent) => {
    if (!(event.reason instanceof TypeError)) return
    if (!/import.*module|module.*import/i.test(event.reason.message)) return
    event.preventDefault()
    lose()
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('submit', onSubmit, true)
  window.addEventListener('input', onInput, true)
  window.addEventListener('error', onLost, true)
  window.addEventListener('unhandledrejection', onLostModule)
  window.takeReplayedEvents = () => {
    delete window.takeReplayedEvents
    cancelUnpaid()
    html.dataset.scripts = 'on'
    return held.splice(0).map(({ press }) => press)
  }
}

const betweenPressesMs = 50
const longestWaitMs = 1000

/** The effect of one click must render before the next: a colour before its size. */
async function settled(): Promise<void> {
  await new Promise((resolve) => window.setTimeout(resolve, betweenPressesMs))
  // Not every browser has requestIdleCallback.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: longestWaitMs }))
}

/** Replays, in order, the clicks from before hydration. */
export async function replayEvents(): Promise<void> {
  for (const press of window.takeReplayedEvents?.() ?? []) {
    press()
    await settled()
  }
}
