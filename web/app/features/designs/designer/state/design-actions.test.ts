import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { fieldOf } from '@first-fashion/designer-engine/geometry/print-field'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '../../../../platform/toasts.ts'
import { fieldsOf } from '../product/fields.ts'
import {
  addImage,
  addImageInBackground,
  addText,
  canCopyToOtherSide,
  copySelected,
  copyToOtherSide,
  duplicateSelected,
  paste,
  selectAll,
} from './design-actions.ts'
import { createDesignerStore, type DesignerStore } from './designer-store.ts'

const field = fieldOf({ widthPx: 1800, heightPx: 2400, dpi: 150, fill: 'fit' })

function storeOf({ hasBack }: { readonly hasBack: boolean }, before?: DesignerStore): DesignerStore {
  const printFields = { front: field, back: hasBack ? field : undefined }
  return createDesignerStore({
    fields: fieldsOf(printFields),
    printFields,
    log: before?.get().log ?? [],
    now: () => 0,
    onEntry: () => undefined,
  })
}

const countOf = (store: DesignerStore, side: 'front' | 'back') => store.get().shown[side].elements.length

/** With so many elements on the front, all of them selected. */
function withTexts(count: number): DesignerStore {
  const store = storeOf({ hasBack: true })
  for (let at = 0; at < count; at++) addText(store, `Text ${at}`)
  selectAll(store)
  return store
}

describe('the other side', () => {
  it('takes a copy where it is printed', () => {
    const store = withTexts(1)
    expect(canCopyToOtherSide(store)).toBe(true)
    copyToOtherSide(store)
    expect(store.get().side).toBe('back')
    expect(countOf(store, 'back')).toBe(1)
  })

  it('takes none on a product with one side', () => {
    const store = storeOf({ hasBack: false })
    addText(store, 'Monsoon')
    expect(canCopyToOtherSide(store)).toBe(false)
    copyToOtherSide(store)
    expect(store.get().side).toBe('front')
    expect(countOf(store, 'back')).toBe(0)
    expect(store.get().log).toHaveLength(1)
  })

  it('is not shown while it is not printed, and has its elements again when it is', () => {
    const both = withTexts(1)
    copyToOtherSide(both)
    const one = storeOf({ hasBack: false }, both)
    one.showSide('back')
    expect(one.get().side).toBe('front')
    one.undo()
    expect(one.get().side).toBe('front')
    one.redo()
    expect(one.get().side).toBe('front')
    expect(countOf(storeOf({ hasBack: true }, one), 'back')).toBe(1)
  })
})

describe('a picture that comes while something else is done', () => {
  it('goes onto the side it was chosen for, and leaves side, selection and tool as they are', () => {
    const store = withTexts(1)
    store.showSide('back')
    addText(store, 'Kandy')
    store.useTool('text')
    const { side, selected, tool } = store.get()
    expect(addImageInBackground(store, 'shape:star', 'front')).toBe(true)
    expect(store.get()).toMatchObject({ side, selected, tool })
    expect([side, tool, selected.length]).toEqual(['back', 'text', 1])
    expect([countOf(store, 'front'), countOf(store, 'back')]).toEqual([2, 1])
    store.undo()
    expect(store.get().side).toBe('front')
    expect(countOf(store, 'front')).toBe(1)
  })
})

describe('a side', () => {
  const { elementsPerSide: most } = designLimits
  const full = `A side can have up to ${most} elements. Remove some first.`
  afterEach(() => vi.restoreAllMocks())

  it('takes as many elements as it can have, without a word', () => {
    const warning = vi.spyOn(toasts, 'warning').mockReturnValue()
    const store = withTexts(most / 2)
    duplicateSelected(store)
    expect(countOf(store, 'front')).toBe(most)
    expect(warning).not.toHaveBeenCalled()
  })

  it('takes none of several that do not all fit, and says how many it can have', () => {
    const warning = vi.spyOn(toasts, 'warning').mockReturnValue()
    const store = withTexts(most / 2 + 1)
    copySelected(store)
    const { log } = store.get()
    duplicateSelected(store)
    paste(store)
    expect(store.get().log).toEqual(log)
    expect(warning.mock.calls.map(([words]) => words)).toEqual([full, full])
  })

  it('that is full takes no text, no picture and no copy of the other side', () => {
    const warning = vi.spyOn(toasts, 'warning').mockReturnValue()
    const store = withTexts(most)
    expect(addText(store, 'One more')).toBe(false)
    expect(addImage(store, 'shape:star')).toBe(false)
    store.showSide('back')
    expect(addText(store, 'Back')).toBe(true)
    copyToOtherSide(store)
    expect(countOf(store, 'front')).toBe(most)
    expect(store.get().side).toBe('back')
    expect(warning).toHaveBeenCalledTimes(3)
  })
})
