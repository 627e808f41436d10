import type { DesignCommand, DesignEntry } from '@first-fashion/contract/designs/design-commands'
import type {
  DesignElement,
  ImageElement,
  TextElement,
} from '@first-fashion/contract/designs/design-document'
import { designPage, printSides } from '@first-fashion/contract/designs/design-limits'
import fc from 'fast-check'
import { newShape, newText } from '../document/new-elements.ts'
import type { PrintFile } from '../geometry/print-field.ts'

/** Print files as the partner asks for them: the front of a shirt, and a poster and a mug that are covered. */
export const shirtFile: PrintFile = { widthPx: 1800, heightPx: 2400, dpi: 150, fill: 'fit' }
export const posterFile: PrintFile = { widthPx: 3600, heightPx: 5400, dpi: 300, fill: 'cover' }
export const mugFile: PrintFile = { widthPx: 2700, heightPx: 1050, dpi: 300, fill: 'cover' }

export const imageNamed = (id: string): ImageElement => newShape(id, 'star')
export const textNamed = (id: string, text = 'Monsoon'): TextElement => newText(id, text)

/** Few ids, so that commands meet the elements of earlier ones. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 })
const side = fc.constantFrom(...printSides)
const distance = fc.double({ min: -500, max: 500, noNaN: true })
const length = fc.double({ min: 1, max: 900, noNaN: true })
const rotation = fc.double({ min: -180, max: 180, noNaN: true })

const element: fc.Arbitrary<DesignElement> = fc
  .record({ id, isText: fc.boolean(), x: distance, y: distance, width: length, height: length, rotation })
  .map(({ id: name, isText, ...place }) => {
    const one = isText ? textNamed(name) : imageNamed(name)
    return { ...one, position: { ...place, zIndex: 0 } }
  })

const sides = fc.array(element, { maxLength: 3 }).map((elements) => [
  {
    version: 1 as const,
    placement: 'front' as const,
    elements: elements.filter((one, at) => elements.findIndex(({ id: other }) => other === one.id) === at),
    background: 'transparent' as const,
    dimensions: designPage.dimensions,
  },
])

/** Anything that a person could do. */
export const command: fc.Arbitrary<DesignCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), side, elements: fc.tuple(element) }) },
  fc.record({ do: fc.constant('remove' as const), side, ids }),
  fc.record({ do: fc.constant('move' as const), side, ids, dx: distance, dy: distance }),
  fc.record({
    do: fc.constant('place' as const),
    side,
    places: fc.tuple(
      fc.record(
        { id, x: distance, y: distance, width: length, height: length, rotation, zIndex: fc.nat({ max: 9 }) },
        { requiredKeys: ['id'] },
      ),
    ),
  }),
  fc.record({
    do: fc.constant('restyle' as const),
    side,
    ids,
    style: fc.record({ opacity: fc.double({ min: 0, max: 1, noNaN: true }) }),
  }),
  fc.record({
    do: fc.constant('write' as const),
    side,
    id,
    text: fc.constantFrom('Kandy', 'ආයුබෝවන්', 'வணக்கம்'),
  }),
  fc.record({ do: fc.constant('change-picture' as const), side, id, isBackgroundRemoved: fc.boolean() }),
  fc.record({
    do: fc.constant('reorder' as const),
    side,
    ids,
    to: fc.constantFrom('top', 'up', 'down', 'bottom'),
  }),
  fc.record({
    do: fc.constant('align' as const),
    side,
    ids,
    edge: fc.constantFrom('left', 'center', 'right', 'top', 'middle', 'bottom'),
    to: fc.constantFrom('selection', 'print-area'),
  }),
  fc.record({
    do: fc.constant('distribute' as const),
    side,
    ids,
    axis: fc.constantFrom('horizontal', 'vertical'),
  }),
  fc.record({ do: fc.constant('group' as const), side, ids, group: fc.option(id) }),
  fc.record({ do: fc.constant('set-state' as const), side, ids, isLocked: fc.boolean() }),
  fc.record({
    do: fc.constant('paint-background' as const),
    side,
    color: fc.constantFrom('#ffffff', 'transparent' as const),
  }),
  fc.record({ do: fc.constant('clear' as const), sides: fc.tuple(side) }),
  fc.record({ do: fc.constant('replace' as const), sides }),
)

/** The same, and back and forth between them. */
export const change: fc.Arbitrary<DesignEntry['change']> = fc.oneof(
  { weight: 3, arbitrary: command },
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }),
)
