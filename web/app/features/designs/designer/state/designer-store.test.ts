import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { newText } from '@first-fashion/designer-engine/document/new-elements'
import { fieldOf } from '@first-fashion/designer-engine/geometry/print-field'
import { describe, expect, it } from 'vitest'
import { createDesignerStore } from './designer-store.ts'

/** A poster of so many print pixels. */
const poster = (widthPx: number, heightPx: number) => fieldOf({ widthPx, heightPx, dpi: 300, fill: 'cover' })
/** Posters of 30 by 40 and of 61 by 91 cm. */
const [wide, narrow] = [poster(3600, 4800), poster(7200, 10_800)]

function openedOn(field: typeof wide, log: readonly DesignEntry[] = []) {
  const stored: DesignEntry[] = [...log]
  const store = createDesignerStore({
    fields: { front: field.box, back: field.box },
    printFields: { front: field, back: undefined },
    log,
    // Each command is a step of its own.
    now: () => stored.length * 1000,
    onEntry: (entry) => stored.push(entry),
  })
  const drag = (dx: number) => store.run({ do: 'move', side: 'front', ids: ['a'], dx, dy: 0 })
  return { store, stored, drag, elements: () => store.get().history.present.front.elements }
}

const text = newText('a', 'Monsoon')

describe('the designer', () => {
  it('stores no command that changes nothing, and what was undone can still be redone', () => {
    const { store, stored, drag } = openedOn(wide)
    store.run({ do: 'add', side: 'front', elements: [text] })
    drag(-10)
    store.undo()
    const count = stored.length
    drag(0)
    store.run({ do: 'restyle', side: 'front', ids: ['a'], style: { textAlign: text.style.textAlign } })
    store.redo()
    store.redo()
    expect(stored.slice(count)).toMatchObject([{ change: { do: 'redo' } }])
    expect(store.get().log).toEqual(stored)
  })

  it('undoes step by step on another print area, also a step that moves nothing there', () => {
    const before = openedOn(wide)
    before.store.run({ do: 'add', side: 'front', elements: [text] })
    for (const dx of [-10, -5]) before.drag(dx)
    const { store, stored, elements } = openedOn(narrow, before.stored)
    for (let press = 0; press < 2; press += 1) store.undo()
    expect(elements()).toHaveLength(1)
    expect(store.get().history.past).toHaveLength(1)
    store.undo()
    store.undo()
    expect(elements()).toEqual([])
    expect(stored.slice(before.stored.length)).toHaveLength(3)
  })
})
