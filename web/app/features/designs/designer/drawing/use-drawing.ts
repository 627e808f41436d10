import { startShaper } from 'virtual:text-shaper'
import type { DesignElement, TextElement } from '@first-fashion/contract/designs/design-document'
import { printSides } from '@first-fashion/contract/designs/design-limits'
import type { DesignDocument, SideContent } from '@first-fashion/designer-engine/document/document'
import {
  type DrawingFacts,
  type DrawList,
  drawListOf,
} from '@first-fashion/designer-engine/drawing/draw-list'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import type { FaceId } from '@first-fashion/designer-engine/text/faces'
import { layoutOf, type TextLayout } from '@first-fashion/designer-engine/text/layout'
import { facesOf } from '@first-fashion/designer-engine/text/runs'
import { readFace, type ShapingFace } from '@first-fashion/designer-engine/text/shaper'
import { createContext, use, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { createFaces, type LoadedFaces } from './faces.ts'
import { createPictures, fetchPicture, type LoadedPictures } from './pictures.ts'

export interface Drawing {
  readonly pictures: LoadedPictures
  /** How a text stands in its box; empty while one of its faces is not there. */
  layoutOf(element: TextElement): TextLayout
  /** What is painted of a side, as far as its faces and pictures have come. */
  listOf(side: SideContent): DrawList
  /** Whether a face or a picture of the side is still on its way. */
  isWaiting(side: SideContent): boolean
  /** Whether a picture could not be loaded, or a face of a text. It is asked for again. */
  hasFailed(element: DesignElement): boolean
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
    faces: createFaces(fetchFace, count),
    pictures: createPictures(fetchPicture, count),
  }))
  useRetryOnline(resources.faces)
  useRetryOnline(resources.pictures)
  const prepare = usePrepare(resources)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a face that has failed is asked for again.
  useEffect(() => {
    void prepare(printSides.flatMap((side) => document[side].elements))
  }, [document, prepare, loaded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been loaded is drawn anew.
  return useMemo(() => drawingOf(resources, prepare), [loaded, resources, prepare])
}

function drawingOf({ faces, pictures }: Resources, prepare: Drawing['prepare']): Drawing {
  const lacksFace = (element: TextElement) =>
    facesOfText(element).some((face) => faces.get(face) === undefined)
  const whole = ofUnmovedText((element) => layoutOf(element, faces))
  // What has not come yet is not remembered: what is drawn once nothing is waited for is whole.
  const laidOut = (element: TextElement) => (lacksFace(element) ? layoutOf(element, faces) : whole(element))
  const facts: DrawingFacts = {
    outlineOf: (element) => laidOut(element).path,
    sizeOf: (url) => pictures.sizeOf(url),
  }
  const hasFailed = (element: DesignElement) =>
    element.type === 'text'
      ? facesOfText(element).some(faces.hasFailed)
      : shapeOf(element.url) === undefined && pictures.state(element.url) === 'failed'
  const isWaitingFor = (element: DesignElement) =>
    element.type === 'text'
      ? lacksFace(element) && !hasFailed(element)
      : shapeOf(element.url) === undefined && pictures.state(element.url) === 'loading'
  return {
    pictures,
    layoutOf: laidOut,
    listOf: (side) => drawListOf(side, facts),
    isWaiting: ({ elements }) => elements.some(isWaitingFor),
    hasFailed,
    prepare,
  }
}

interface Resources {
  readonly faces: LoadedFaces
  readonly pictures: LoadedPictures
}

function usePrepare({ faces, pictures }: Resources): Drawing['prepare'] {
  return useCallback(
    (elements) => {
      for (const element of elements)
        if (element.type === 'image' && shapeOf(element.url) === undefined) pictures.load(element.url)
      const needed = elements.flatMap((element) => (element.type === 'text' ? facesOfText(element) : []))
      return faces.load([...new Set(needed)])
    },
    [faces, pictures],
  )
}

function useRetryOnline({ retry }: Pick<LoadedFaces | LoadedPictures, 'retry'>): void {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}

/** The face in its file, whose content never changes, once there is what reads it. */
async function fetchFace(face: FaceId): Promise<ShapingFace> {
  const [bytes] = await Promise.all([fetchFile(face), startShaper()])
  return readFace(bytes)
}

async function fetchFile(face: FaceId): Promise<Uint8Array> {
  const response = await fetch(`/fonts/designs/${face}.ttf`)
  if (!response.ok) throw new Error(`The face ${face} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

interface Known<Made> {
  readonly text: string
  readonly width: number
  readonly height: number
  readonly made: Made
}

/**
 * Remembers what was made of a text as long as its words, style and size stay: while it is dragged, each frame has a new
 * element for it, with the style of the one before.
 */
function ofUnmovedText<Made>(make: (element: TextElement) => Made): (element: TextElement) => Made {
  const cache = new WeakMap<TextElement['style'], Known<Made>>()
  return (element) => {
    const { style, text, position } = element
    const { width, height } = position
    const known = cache.get(style)
    if (known?.text === text && known.width === width && known.height === height) return known.made
    const made = make(element)
    cache.set(style, { text, width, height, made })
    return made
  }
}
