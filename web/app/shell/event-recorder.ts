declare global {
  interface Window {
    /** Returns the recorded events and stops recording. The inline script of every page defines it; hydration takes it. */
    takeReplayedEvents?: () => readonly Replay[]
  }
}

/** Does once more what was done before hydration. */
type Replay = () => void

interface Recorded {
  readonly control: Element
  readonly replay: Replay
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Records clicks, input, choices and submitted forms until the page is hydrated, so
 * none is lost on a slow connection.
 * It is inlined in the head as source text: the text of all functions of this file, which use nothing but each other.
 */
export function eventRecorderScript(): string {
  const functions = [
    recordEvents,
    isLostModule,
    recordClick,
    recordSubmit,
    recordInput,
    hold,
    isField,
    changeAgain,
    chooseAgain,
    tickAgain,
    typeAgain,
    finderOf,
    wordsOf,
  ]
  return `(() => {\n${functions.join('\n')}\n${recordEvents.name}()\n})()`
}

function recordEvents(): void {
  const html = document.documentElement
  const events: Recorded[] = []
  const onClick = (event: MouseEvent) => recordClick(events, event)
  const onSubmit = (event: SubmitEvent) => recordSubmit(events, event)
  const onInput = (event: Event) => recordInput(events, event)
  const stop = (scripts: 'on' | 'lost') => {
    window.removeEventListener('click', onClick, true)
    window.removeEventListener('submit', onSubmit, true)
    window.removeEventListener('input', onInput, true)
    window.removeEventListener('error', onLost, true)
    window.removeEventListener('unhandledrejection', onLostModule)
    delete html.dataset.waiting
    for (const { control } of events) control.removeAttribute('aria-busy')
    html.dataset.scripts = scripts
  }
  // Without its scripts the page never hydrates: it says so instead of waiting forever.
  const onLost = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) stop('lost')
  }
  const onLostModule = (event: PromiseRejectionEvent) => {
    if (!isLostModule(event.reason)) return
    event.preventDefault()
    stop('lost')
  }
  html.dataset.scripts = 'on'
  window.addEventListener('click', onClick, true)
  window.addEventListener('submit', onSubmit, true)
  window.addEventListener('input', onInput, true)
  window.addEventListener('error', onLost, true)
  window.addEventListener('unhandledrejection', onLostModule)
  window.takeReplayedEvents = () => {
    delete window.takeReplayedEvents
    stop('on')
    return events.splice(0).map(({ replay }) => replay)
  }
}

/** 'Failed to fetch dynamically imported module', and its like in other browsers. */
function isLostModule(reason: unknown): boolean {
  return reason instanceof TypeError && /import.*module|module.*import/i.test(reason.message)
}

function recordClick(events: Recorded[], event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.button !== 0) return
  const control = event.target.closest('button, a[href], summary, label')
  const holdClick = (clicked: HTMLElement) => {
    const find = finderOf(clicked)
    hold(events, event, clicked, () => find().click())
  }
  if (control instanceof HTMLButtonElement && control.type === 'button') holdClick(control)
  // Links work without scripts. After recorded clicks they wait for their turn; a second click goes through.
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!(control instanceof HTMLAnchorElement) || control.target !== '' || !isPlain) return
  const isWaiting = document.documentElement.dataset.waiting !== undefined
  if (isWaiting && events.every((one) => one.control !== control)) holdClick(control)
}

function recordSubmit(events: Recorded[], event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  const find = finderOf(form)
  hold(events, event, form, () => find().requestSubmit(submitter?.isConnected ? submitter : null))
}

/** The field shows what is typed; only its last input counts. */
function recordInput(events: Recorded[], { target: field }: Event): void {
  if (!isField(field)) return
  const before = events.findIndex(({ control }) => control === field)
  if (before >= 0) events.splice(before, 1)
  events.push({ control: field, replay: changeAgain(field) })
}

/** Stops an event, and records what to do instead once the page is hydrated. */
function hold(events: Recorded[], event: Event, control: Element, replay: Replay): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  document.documentElement.dataset.waiting = 'presses'
  control.setAttribute('aria-busy', 'true')
  // Repeated clicks count once, except where each one counts, as in a stepper.
  const isAgain = events.at(-1)?.control === control && control.closest('[data-each-press]') === null
  if (!isAgain) events.push({ control, replay })
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/** React ignores a field whose value has not changed since hydration, so it is changed once more. */
function changeAgain(field: Field): Replay {
  if (field instanceof HTMLSelectElement) return chooseAgain(field)
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return tickAgain(field)
  return typeAgain(field)
}

function chooseAgain(chosen: HTMLSelectElement): Replay {
  const { value } = chosen
  const find = finderOf(chosen)
  return () => {
    const field = find()
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function tickAgain(ticked: HTMLInputElement): Replay {
  const { checked } = ticked
  const find = finderOf(ticked)
  return () => {
    const field = find()
    field.checked = !checked
    field.click()
  }
}

function typeAgain(changed: HTMLInputElement | HTMLTextAreaElement): Replay {
  const { value } = changed
  const find = finderOf(changed)
  return () => {
    const field = find()
    const typed = field.value || value
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Finds a control later: by its text, if it was re-rendered. */
function finderOf<Control extends HTMLElement>(control: Control): () => Control {
  const words = wordsOf(control)
  return () => {
    if (control.isConnected) return control
    const drawnNow = [...document.querySelectorAll<Control>(control.tagName)]
    return drawnNow.find((one) => wordsOf(one) === words) ?? control
  }
}

function wordsOf(control: HTMLElement): string {
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : []
  return [control.ariaLabel, ...labels.map((label) => label.textContent), control.textContent].join(' ')
}
