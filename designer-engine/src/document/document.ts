import type { DesignElement, DesignSide } from '@first-fashion/contract/designs/design-document'
import {
  designPage,
  designVersion,
  type PrintSide,
  printSides,
} from '@first-fashion/contract/designs/design-limits'

/** What is on one side, lowest layer first. */
export interface SideContent {
  readonly elements: readonly DesignElement[]
  /** A colour as '#1c1a17', or 'transparent'. */
  readonly background: string
}

/** A design as pure data. It is never changed: a command makes the next one, and shares what stays the same. */
export interface DesignDocument {
  readonly version: typeof designVersion
  readonly front: SideContent
  readonly back: SideContent
}

export type ElementId = DesignElement['id']

const emptySide: SideContent = { elements: [], background: 'transparent' }

export const emptyDocument: DesignDocument = { version: designVersion, front: emptySide, back: emptySide }

/** The document of sides that have been parsed; a side that is missing is empty. */
export function documentOf(sides: readonly DesignSide[]): DesignDocument {
  const contentOf = (side: PrintSide): SideContent => {
    const found = sides.find(({ placement }) => placement === side)
    return found === undefined
      ? emptySide
      : { elements: inLayers(found.elements), background: found.background }
  }
  return { version: designVersion, front: contentOf('front'), back: contentOf('back') }
}

/** The same for calls: every side, whether there is something on it or not. */
export const sidesOf = (document: DesignDocument): DesignSide[] =>
  printSides.map((placement) => ({
    version: document.version,
    placement,
    elements: [...document[placement].elements],
    background: document[placement].background,
    dimensions: designPage.dimensions,
  }))

export const isEmptySide = ({ elements, background }: SideContent): boolean =>
  background === 'transparent' && !elements.some(({ isHidden }) => !isHidden)

export const elementOf = (
  document: DesignDocument,
  side: PrintSide,
  id: ElementId,
): DesignElement | undefined => document[side].elements.find((element) => element.id === id)

/** By layer; of one layer, the later one is higher. */
export const inLayers = (elements: readonly DesignElement[]): DesignElement[] =>
  elements.toSorted((a, b) => a.position.zIndex - b.position.zIndex)
