import { shaperStarted } from 'virtual:text-shaper'
import type { FaceId } from '@first-fashion/designer-engine/text/faces'
import { readFace, type ShapingFace, type ShapingFaces } from '@first-fashion/designer-engine/text/shaper'

/** Faces that are loaded when a text needs them. */
export interface LoadedFaces extends ShapingFaces {
  /** Loads what is missing; calls `onLoad` for each face that has come. Settles when none is on its way any more. */
  load(faces: readonly FaceId[], onLoad: () => void): Promise<unknown>
}

export function createFaces(fetchFace: (face: FaceId) => Promise<Uint8Array>): LoadedFaces {
  const read = new Map<FaceId, ShapingFace>()
  const loading = new Map<FaceId, Promise<void>>()
  const load = (face: FaceId, onLoad: () => void) =>
    Promise.all([fetchFace(face), shaperStarted])
      .then(([bytes]) => {
        read.set(face, readFace(bytes))
        onLoad()
      })
      // It is asked for again with the next text.
      .catch(() => undefined)
      .finally(() => loading.delete(face))
  const loadOnce = (face: FaceId, onLoad: () => void) => {
    if (read.has(face)) return undefined
    const started = loading.get(face) ?? load(face, onLoad)
    loading.set(face, started)
    return started
  }
  return {
    get: (face) => read.get(face),
    load: (faces, onLoad) => Promise.all(faces.map((face) => loadOnce(face, onLoad))),
  }
}

/** The file of a face; its address never changes its content. */
export async function fetchFace(face: FaceId): Promise<Uint8Array> {
  const response = await fetch(`/fonts/designs/${face}.ttf`)
  if (!response.ok) throw new Error(`The face ${face} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
