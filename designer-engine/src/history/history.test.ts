import type { DesignCommand, DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { designLimits, printSides } from '@first-fashion/contract/designs/design-limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../geometry/print-field.ts'
import { boundsOf } from '../geometry/turned-box.ts'
import {
  change,
  command,
  imageNamed,
  mugFile,
  posterFile,
  shirtFile,
  textNamed,
} from '../testing/random-commands.ts'
import { advance, type DesignHistory, emptyHistory, oneStepMs, replayed, undoSteps } from './history.ts'

const shirt = fieldOf(shirtFile).box
const fields = { front: shirt, back: shirt }

/** Entries far enough apart that each is a step of its own. */
const apart = (changes: readonly DesignEntry['change'][]): DesignEntry[] =>
  changes.map((change, at) => ({ at: at * oneStepMs, change }))

describe('the history of a design', () => {
  it('is back at the start when everything is undone, and at the end when everything is redone [B4.16]', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: undoSteps }), (commands) => {
        const done = replayed(apart(commands.filter(isStep)), fields)
        const steps = done.past.length
        const back = repeated(done, 'undo', steps)
        expect(back.present).toEqual(emptyHistory.present)
        expect(back.past).toEqual([])
        const again = repeated(back, 'redo', steps)
        expect(again.present).toEqual(done.present)
        expect(again.future).toEqual([])
      }),
    )
  })

  it('undoes fifty steps and no more [B9.27]', () => {
    const commands = Array.from({ length: 60 }, (_, at) => added(`e${at}`))
    const done = replayed(apart(commands), fields)
    expect(done.past).toHaveLength(50)
    expect(repeated(done, 'undo', 60).present.front.elements).toHaveLength(10)
  })

  it('counts moves of one element within a second as one step [B9.27]', () => {
    const log: DesignEntry[] = [
      { at: 0, change: added('a') },
      { at: 100, change: { do: 'move', side: 'front', ids: ['a'], dx: 1, dy: 0 } },
      { at: 1099, change: { do: 'move', side: 'front', ids: ['a'], dx: 1, dy: 0 } },
      { at: 2098, change: { do: 'place', side: 'front', places: [{ id: 'a', y: 7 }] } },
      { at: 3098, change: { do: 'move', side: 'front', ids: ['a'], dx: 1, dy: 0 } },
    ]
    expect(replayed(log, fields).past).toHaveLength(3)
    const undone = replayed([...log, { at: 3098, change: { do: 'undo' } }], fields)
    expect(undone.present.front.elements[0]?.position).toMatchObject({ x: 52, y: 7 })
  })

  it('counts the cuts of one picture within a second as one step', () => {
    const cut = (left: number): DesignEntry['change'] => ({
      ...{ do: 'change-picture', side: 'front', id: 'b' },
      crop: { left, top: 0, width: 1 - left, height: 1 },
    })
    const log: DesignEntry[] = [
      { at: 0, change: { do: 'add', side: 'front', elements: [imageNamed('b')] } },
      ...[0.1, 0.2, 0.3].map((left, at) => ({ at: at * 20, change: cut(left) })),
    ]
    expect(replayed(log, fields).past).toHaveLength(2)
  })

  it('has nothing to undo when a design has been opened, and can undo a template [B4.16]', () => {
    const sides = [
      {
        version: 1 as const,
        placement: 'back' as const,
        elements: [imageNamed('b')],
        background: 'transparent' as const,
        dimensions: { width: 300, height: 400 },
      },
    ]
    const opened = replayed(apart([added('a'), { do: 'open', sides }]), fields)
    expect(opened).toMatchObject({ past: [], future: [] })
    expect(opened.present.back.elements[0]?.id).toBe('b')
    const replaced = replayed(apart([added('a'), { do: 'replace', sides }]), fields)
    expect(advance(replaced, { at: 9e9, change: { do: 'undo' } }, fields).present.front.elements[0]?.id).toBe(
      'a',
    )
  })

  it('forgets what was undone as soon as something else is done', () => {
    const log = apart([added('a'), added('b'), { do: 'undo' }, added('c')])
    expect(replayed(log, fields).future).toEqual([])
  })
})

describe('a log on another print area', () => {
  const fieldsOf = (widthPx: number, heightPx: number) => {
    const { box } = fieldOf({ widthPx, heightPx, dpi: 300, fill: 'cover' })
    return { front: box, back: box }
  }
  /** Posters of 30 by 40 and of 61 by 91 cm. */
  const [wide, narrow] = [fieldsOf(3600, 4800), fieldsOf(7200, 10_800)]

  const drag = (dx: number): DesignCommand => ({ do: 'move', side: 'front', ids: ['a'], dx, dy: 0 })

  it('keeps a text when only drags of it were undone, though one of them moves nothing there', () => {
    const log = apart([
      { do: 'add', side: 'front', elements: [textNamed('a')] },
      ...[drag(-10), drag(-5), { do: 'undo' as const }, { do: 'undo' as const }],
    ])
    for (const area of [wide, narrow]) {
      const { past, present, future } = replayed(log, area)
      expect(present.front.elements).toHaveLength(1)
      expect([past.length, future.length]).toEqual([1, 2])
    }
  })

  it('has the same steps to undo and to redo after each entry, within fifty', () => {
    // Short drags end at the edge of one area, and go on on the other.
    const entry = fc.record({
      wait: fc.constantFrom(0, oneStepMs),
      change: fc.oneof(change, fc.constantFrom(-10, -5, 5, 10).map(drag)),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 80 }), (entries) => {
        let at = 0
        let here = replayed(apart([added('a')]), wide)
        let there = replayed(apart([added('a')]), narrow)
        for (const { wait, change: next } of entries) {
          at += wait
          here = advance(here, { at, change: next }, wide)
          there = advance(there, { at, change: next }, narrow)
          expect(stepsOf(there)).toEqual(stepsOf(here))
          expect(here.past.length).toBeLessThanOrEqual(undoSteps)
        }
      }),
    )
  })
})

describe('any commands', () => {
  it.each([
    ['a shirt', fieldOf(shirtFile).box],
    ['a poster', fieldOf(posterFile).box],
    ['a mug', fieldOf(mugFile).box],
  ])('leave every element on the print area of %s, and large enough to be saved [B5.24]', (_name, box) => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const { present } = replayed(apart(commands), { front: box, back: box })
        for (const side of printSides)
          for (const { position } of present[side].elements) {
            expect(Math.min(position.width, position.height)).toBeGreaterThanOrEqual(designLimits.size.min)
            const bounds = boundsOf(position)
            expect(bounds.x).toBeGreaterThanOrEqual(box.x - 1e-6)
            expect(bounds.y).toBeGreaterThanOrEqual(box.y - 1e-6)
            expect(bounds.x + bounds.width).toBeLessThanOrEqual(box.x + box.width + 1e-6)
            expect(bounds.y + bounds.height).toBeLessThanOrEqual(box.y + box.height + 1e-6)
          }
      }),
    )
  })

  it('change no document in place, and sort elements by layer', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let history = emptyHistory
        for (const entry of apart(commands)) {
          const before = structuredClone(history.present)
          const next = advance(history, entry, fields)
          expect(history.present).toEqual(before)
          history = next
          for (const side of printSides) {
            const layers = next.present[side].elements.map(({ position }) => position.zIndex)
            expect(layers).toEqual(layers.toSorted((a, b) => a - b))
          }
        }
      }),
    )
  })

  it('leave a locked element as it is until it is unlocked', () => {
    const locked: DesignEntry['change'][] = [
      { do: 'add', side: 'front', elements: [imageNamed('x'), textNamed('y')] },
      { do: 'set-state', side: 'front', ids: ['x'], isLocked: true },
    ]
    const before = replayed(apart(locked), fields).present.front.elements.find(({ id }) => id === 'x')
    const changes: DesignCommand[] = [
      { do: 'move', side: 'front', ids: ['x', 'y'], dx: 5, dy: 5 },
      { do: 'place', side: 'front', places: [{ id: 'x', width: 20 }] },
      { do: 'restyle', side: 'front', ids: ['x'], style: { opacity: 0.1 } },
      { do: 'remove', side: 'front', ids: ['x'] },
      { do: 'align', side: 'front', ids: ['x'], edge: 'left', to: 'print-area' },
    ]
    const after = replayed(apart([...locked, ...changes]), fields).present.front.elements
    expect(after.find(({ id }) => id === 'x')?.position).toMatchObject({
      ...before?.position,
      zIndex: expect.any(Number),
    })
    expect(after.find(({ id }) => id === 'x')?.style).toEqual(before?.style)
  })
})

const isStep = ({ do: verb }: DesignCommand) => verb !== 'open'

const added = (id: string): DesignCommand => ({ do: 'add', side: 'front', elements: [imageNamed(id)] })

const stepsOf = ({ past, future, last }: DesignHistory) => ({
  ...{ undo: past.length, redo: future.length, last },
  // Steps of one element are the same ones if it is there in the same of them.
  ids: [...past, ...future].map((step) =>
    printSides.map((side) => step[side].elements.map(({ id }) => id).toSorted()),
  ),
})

function repeated(history: typeof emptyHistory, verb: 'undo' | 'redo', times: number) {
  let next = history
  for (let at = 0; at < times; at += 1) next = advance(next, { at: 0, change: { do: verb } }, fields)
  return next
}
