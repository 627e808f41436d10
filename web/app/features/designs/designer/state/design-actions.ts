import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { designLimits, type PrintSide } from '@first-fashion/contract/designs/design-limits'
import { clearPlace } from '@first-fashion/designer-engine/document/clear-place'
import { copiesOf, shiftOfCopies } from '@first-fashion/designer-engine/document/copies'
import { type DesignDocument, isEmptySide, sidesOf } from '@first-fashion/designer-engine/document/document'
import { newImage, newText } from '@first-fashion/designer-engine/document/new-elements'
import { withGroups } from '@first-fashion/designer-engine/pointing/hit-testing'
import { toasts } from '../../../../platform/toasts.ts'
import { words } from '../../../../platform/words/i18n.ts'
import type { DesignerStore } from './designer-store.ts'
import '../designer-words.ts'

/** What buttons, shortcuts and menus do: each of them calls one of these. */

const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** Adds all of them, or none if they do not all fit. Answers whether they were added. */
function add(
  store: DesignerStore,
  elements: readonly DesignElement[],
  side: PrintSide = store.get().side,
  run = store.run,
): boolean {
  if (elements.length === 0) return false
  const most = designLimits.elementsPerSide
  if (store.get().history.present[side].elements.length + elements.length > most) {
    // No error: the success of an upload that does not fit would take that away.
    toasts.warning(words.t('designer:sideFull', { most }), { toastId: 'side-full' })
    return false
  }
  run({ do: 'add', side, elements: [...elements] })
  return true
}

/** New things lie clear of what is there. */
const cleared = (
  { get, fields }: DesignerStore,
  element: DesignElement,
  side: PrintSide = get().side,
): DesignElement => {
  const { elements } = get().history.present[side]
  return { ...element, position: clearPlace(element.position, elements, fields[side]) }
}

export const addText = (store: DesignerStore, text: string): boolean =>
  add(store, [cleared(store, newText(newId(), text))])
/** A picture, or a shape by its address. */
export const addImage = (store: DesignerStore, url: string): boolean =>
  add(store, [cleared(store, newImage(newId(), url))])
/** A picture that comes while the shopper does something else, for the side that it was chosen for. */
export const addImageInBackground = (store: DesignerStore, url: string, side: PrintSide): boolean =>
  add(store, [cleared(store, newImage(newId(), url), side)], side, store.runInBackground)

export const selectedOf = (store: DesignerStore): DesignElement[] => {
  const { shown, side, selected } = store.get()
  return shown[side].elements.filter(({ id }) => selected.includes(id))
}

export function removeSelected(store: DesignerStore): void {
  const { side, selected } = store.get()
  if (selected.length > 0) store.run({ do: 'remove', side, ids: [...selected] })
}

export function selectAll(store: DesignerStore): void {
  const { shown, side } = store.get()
  store.select(shown[side].elements.filter((one) => !one.isHidden && !one.isLocked).map(({ id }) => id))
}

/** Takes an element, with its group, into the selection, or out of it. */
export function toggleSelected(store: DesignerStore, id: string): void {
  const { shown, side, selected } = store.get()
  const ids = withGroups(shown[side].elements, [id])
  const isSelected = ids.every((one) => selected.includes(one))
  store.select(isSelected ? selected.filter((one) => !ids.includes(one)) : [...selected, ...ids])
}

export const copySelected = (store: DesignerStore): void => {
  const elements = selectedOf(store)
  if (elements.length > 0) store.copy(elements)
}

/** Adds copies to the side that is shown, where they can be seen. */
function addCopies(store: DesignerStore, copied: readonly DesignElement[]): void {
  const { shown, side } = store.get()
  const shift = shiftOfCopies(copied, shown[side].elements, store.fields[side])
  add(store, copiesOf(copied, newId, shift))
}

export const paste = (store: DesignerStore): void => addCopies(store, store.get().clipboard)

export const duplicateSelected = (store: DesignerStore): void => addCopies(store, selectedOf(store))

/** Copies what is selected to the same place on the other side, if the product has one, or beside its like there; shows it. */
export function copyToOtherSide(store: DesignerStore): void {
  if (!canCopyToOtherSide(store)) return
  const elements = selectedOf(store)
  const { shown, side } = store.get()
  const other = otherSide(side)
  const shift = shiftOfCopies(elements, shown[other].elements, store.fields[other], { staysInPlace: true })
  add(store, copiesOf(elements, newId, shift), other)
}

export const canCopyToOtherSide = (store: DesignerStore): boolean =>
  store.printFields[otherSide(store.get().side)] !== undefined

export const otherSide = (side: PrintSide): PrintSide => (side === 'front' ? 'back' : 'front')

/** Moves what is selected by so many page units. */
export function nudge(store: DesignerStore, dx: number, dy: number): void {
  const { side, selected } = store.get()
  if (selected.length > 0) store.run({ do: 'move', side, ids: [...selected], dx, dy })
}

export function groupSelected(store: DesignerStore): void {
  const { side, selected } = store.get()
  if (selected.length > 1) store.run({ do: 'group', side, ids: [...selected], group: newId() })
}

export function ungroupSelected(store: DesignerStore): void {
  const { side, selected } = store.get()
  if (selected.length > 0) store.run({ do: 'group', side, ids: [...selected], group: null })
}

export function reorderSelected(store: DesignerStore, to: 'top' | 'up' | 'down' | 'bottom'): void {
  const { side, selected } = store.get()
  if (selected.length > 0) store.run({ do: 'reorder', side, ids: [...selected], to })
}

/** Whether nothing is on any side. */
export function isEmptyDesign(store: DesignerStore): boolean {
  const { front, back } = store.get().shown
  return isEmptySide(front) && isEmptySide(back)
}

/** Puts another design in the place of this one, on the sides that are printed; can be undone. */
export function replaceWith(store: DesignerStore, design: DesignDocument): void {
  const sides = sidesOf(design).filter(({ placement }) => store.printFields[placement] !== undefined)
  store.run({ do: 'replace', sides })
  store.showSide('front')
  store.select([])
}
