import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import {
  copySelected,
  duplicateSelected,
  groupSelected,
  nudge,
  paste,
  removeSelected,
  reorderSelected,
  selectAll,
  ungroupSelected,
} from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerStore } from '../state/designer-store.ts'

type Act = (store: DesignerStore, event: KeyboardEvent) => void

/** With Ctrl or Cmd, anywhere on the page. */
const withControl: Readonly<Record<string, Act>> = {
  z: (store, event) => (event.shiftKey ? store.redo() : store.undo()),
  y: (store) => store.redo(),
  c: copySelected,
  v: paste,
  d: duplicateSelected,
  a: selectAll,
  g: (store, event) => (event.shiftKey ? ungroupSelected(store) : groupSelected(store)),
  ']': (store) => reorderSelected(store, 'up'),
  '[': (store) => reorderSelected(store, 'down'),
}

/** Anywhere on the page. */
const alone: Readonly<Record<string, Act>> = {
  Delete: removeSelected,
  Backspace: removeSelected,
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** An arrow moves by one page unit, with Shift by ten. */
const farStep = 10

/**
 * The designer's keys. None of them acts while somebody types or has a dialog open, and arrows and Escape only while the
 * canvas has the focus.
 */
export function useShortcuts(canvas: RefObject<HTMLElement | null>): void {
  const store = useDesigner()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || hasOpenDialog()) return
      const act = actOf(store, event, canvas.current)
      if (act === undefined) return
      event.preventDefault()
      const focused = document.activeElement
      flushSync(() => act(store, event))
      // What had the focus may have gone with its element; the next Tab starts at the canvas then.
      if (focused !== null && !canHaveFocus(focused)) canvas.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [canvas, store])
}

function actOf(store: DesignerStore, event: KeyboardEvent, canvas: HTMLElement | null): Act | undefined {
  if (event.ctrlKey || event.metaKey) {
    const key = latinKey(event)
    // Somebody who has marked text on the page copies that.
    const isCopyingText = key === 'c' && window.getSelection()?.isCollapsed === false
    return isCopyingText ? undefined : withControl[key]
  }
  const hasSelection = store.get().selected.length > 0
  const { activeElement } = document
  const isOnCanvas =
    hasSelection && (canvas?.contains(activeElement) === true || activeElement === document.body)
  const arrow = arrows[event.key]
  if (arrow !== undefined && isOnCanvas) return arrowAct(arrow)
  if (event.key === 'Escape' && isOnCanvas) return () => store.select([])
  return alone[event.key]
}

const bracketCodes: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

/** The character of a key; where a layout has no Latin letters, the one that is in its place on an English keyboard. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (/[\p{ASCII}\p{Script=Latin}]/u.test(key)) return key.toLowerCase()
  return bracketCodes[code] ?? code.replace(/^Key/, '').toLowerCase()
}

const arrowAct =
  ([x, y]: readonly [number, number]): Act =>
  (store, { shiftKey }) => {
    const step = shiftKey ? farStep : 1
    nudge(store, x * step, y * step)
  }

const canHaveFocus = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

/** Whether keys are for a field. One for files is a button. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=file]), textarea, select'))

const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null
