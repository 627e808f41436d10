import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { type DesignDocument, documentOf, emptyDocument, type SideContent } from '../document/document.ts'
import type { Fields } from '../geometry/print-field.ts'
import { clampedInside } from '../geometry/turned-box.ts'
import type { PageBox } from '../geometry/units.ts'
import { added } from './add.ts'
import { aligned, distributed } from './align.ts'
import type { Elements } from './elements.ts'
import { moved, placed } from './place.ts'
import { reordered } from './reorder.ts'
import { grouped, pictureChanged, restyled, stateSet, written } from './restyle.ts'

/**
 * The design after a command. Elements stay inside the field of their side, and locked ones stay as they are. A command that
 * changes nothing answers the same document; only 'replace' and 'open' always make a new one.
 */
export function applyCommand(
  document: DesignDocument,
  command: DesignCommand,
  fields: Fields,
): DesignDocument {
  switch (command.do) {
    case 'replace':
    case 'open':
      return clampedInFields(documentOf(command.sides), fields)
    case 'clear':
      return command.sides.reduce(cleared, document)
    case 'paint-background': {
      const { side, color } = command
      return document[side].background === color ? document : withSide(document, side, { background: color })
    }
    default: {
      const { elements } = document[command.side]
      const changed = changedElements(elements, command, fields[command.side])
      return isSame(elements, changed) ? document : withSide(document, command.side, { elements: changed })
    }
  }
}

type ElementCommand = Exclude<
  DesignCommand,
  { readonly do: 'replace' | 'open' | 'clear' | 'paint-background' }
>

function changedElements(elements: Elements, command: ElementCommand, field: PageBox): Elements {
  switch (command.do) {
    case 'add':
      return added(elements, command.elements, field)
    case 'remove':
      return elements.filter(({ id, isLocked }) => isLocked || !command.ids.includes(id))
    case 'move':
      return moved(elements, command, field)
    case 'place':
      return placed(elements, command.places, field)
    case 'restyle':
      return restyled(elements, command.ids, command.style)
    case 'write':
      return written(elements, command.id, command.text)
    case 'change-picture':
      return pictureChanged(elements, command)
    case 'reorder':
      return reordered(elements, command.ids, command.to)
    case 'align':
      return aligned(elements, command, field)
    case 'distribute':
      return distributed(elements, command, field)
    case 'group':
      return grouped(elements, command.ids, command.group)
    case 'set-state':
      return stateSet(elements, command)
  }
}

function cleared(document: DesignDocument, side: PrintSide): DesignDocument {
  const { elements, background } = emptyDocument[side]
  const before = document[side]
  const isClear = before.elements.length === 0 && before.background === background
  return isClear ? document : withSide(document, side, { elements, background })
}

const withSide = (
  document: DesignDocument,
  side: PrintSide,
  change: Partial<SideContent>,
): DesignDocument => ({ ...document, [side]: { ...document[side], ...change } })

const isSame = (before: Elements, after: Elements): boolean =>
  before.length === after.length && before.every((element, at) => element === after[at])

const clampedInFields = (document: DesignDocument, { front, back }: Fields): DesignDocument => ({
  ...document,
  front: { ...document.front, elements: withPositionsInside(document.front.elements, front) },
  back: { ...document.back, elements: withPositionsInside(document.back.elements, back) },
})

const withPositionsInside = (elements: Elements, field: PageBox): Elements =>
  elements.map((element) => ({ ...element, position: clampedInside(element.position, field) }))
