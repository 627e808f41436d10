import type {
  DesignElement,
  ImageElement,
  TextElement,
} from '@first-fashion/contract/designs/design-document'
import { printSides } from '@first-fashion/contract/designs/design-limits'
import type { DesignDocument, SideContent } from '@first-fashion/designer-engine/document/document'
import {
  type DrawingFacts,
  type DrawList,
  drawListOf,
} from '@first-fashion/designer-engine/drawing/draw-list'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { layoutOf, type TextLayout } from '@first-fashion/designer-engine/text/layout'
import { facesOf } from '@first-fashion/designer-engine/text/runs'
import { createContext, use, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { createFaces, fetchFace, type LoadedFaces } from './faces.ts'
import { createPictures, fetchPicture, type LoadedPictures } from './pictures.ts'
import { ofUnmovedText } from './text-cache.ts'

export interface Drawing {
  readonly pictures: LoadedPictures
  /** How a text stands in its box; empty while its faces are on their way. */
  layoutOf(element: TextElement): TextLayout
  /** What is painted of a side, as far as its faces and pictures have come. */
  listOf(side: SideContent): DrawList
  /** Whether a face or a picture of the side is still on its way. */
  isWaiting(side: SideContent): boolean
  /** Loads what elements need that are about to be shown; settles when the faces of their texts have come, or cannot. */
  prepare(elements: readonly DesignElement[]): Promise<unknown>
}

const Context = createContext<Drawing | null>(null)
export const DrawingProvider = Context.Provider

/** How the designer draws. Throws outside of one. */
export function useDrawing(): Drawing {
  const drawing = use(Context)
  if (drawing === null) throw new Error('a part of the designer stands outside of it')
  return drawing
}

const facesOfText = ofUnmovedText(facesOf)

/** Loads the faces and pictures of a design, and draws it again when they come. */
export function useNewDrawing(document: DesignDocument): Drawing {
  const [loaded, count] = useReducer((before: number) => before + 1, 0)
  const [resources] = useState(() => ({
    faces: createFaces(fetchFace),
    pictures: createPictures(fetchPicture, count),
  }))
  const { faces, pictures } = resources
  useRetryOnline(pictures)
  const prepare = usePrepare(resources, count)
  useEffect(() => {
    void prepare(printSides.flatMap((side) => document[side].elements))
  }, [document, prepare])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been loaded is drawn anew.
  return useMemo(() => {
    const lacksFace = (element: TextElement) =>
      facesOfText(element).some((face) => faces.get(face) === undefined)
    const whole = ofUnmovedText((element) => layoutOf(element, faces))
    // What has not come yet is not remembered: what is drawn once nothing is waited for is whole.
    const laidOut = (element: TextElement) => (lacksFace(element) ? layoutOf(element, faces) : whole(element))
    const facts: DrawingFacts = {
      outlineOf: (element) => laidOut(element).path,
      sizeOf: (url) => pictures.sizeOf(url),
    }
    const isWaitingFor = (element: DesignElement): boolean =>
      element.type === 'text'
        ? lacksFace(element)
        : shapeOf(element.url) === undefined && pictures.state(element.url) === 'loading'
    return {
      pictures,
      layoutOf: laidOut,
      listOf: (side) => drawListOf(side, facts),
      isWaiting: ({ elements }) => elements.some(isWaitingFor),
      prepare,
    }
  }, [loaded, faces, pictures, prepare])
}

interface Resources {
  readonly faces: LoadedFaces
  readonly pictures: LoadedPictures
}

/** `onLoad` is called for each face that has come. */
function usePrepare({ faces, pictures }: Resources, onLoad: () => void): Drawing['prepare'] {
  return useCallback(
    (elements) => {
      for (const element of elements)
        if (element.type === 'image' && shapeOf(element.url) === undefined) pictures.load(element.url)
      const needed = elements.flatMap((element) => (element.type === 'text' ? facesOfText(element) : []))
      return faces.load([...new Set(needed)], onLoad)
    },
    [faces, pictures, onLoad],
  )
}

function useRetryOnline({ retry }: LoadedPictures): void {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}

/** Whether a picture could not be loaded. */
export const hasFailed = (drawing: Drawing, element: ImageElement): boolean =>
  shapeOf(element.url) === undefined && drawing.pictures.state(element.url) === 'failed'
