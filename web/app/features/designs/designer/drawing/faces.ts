import type { FaceId } from '@first-fashion/designer-engine/text/faces'
import type { ShapingFace, ShapingFaces } from '@first-fashion/designer-engine/text/shaper'
import { createRetries } from './retries.ts'

/** Faces that are loaded when a text needs them. One that has failed is asked for again as long as a text needs it. */
export interface LoadedFaces extends ShapingFaces {
  /** Loads what is missing. Settles when none is on its way any more. */
  load(faces: readonly FaceId[]): Promise<unknown>
  /** Whether it could not be loaded, and has not come since. */
  hasFailed(face: FaceId): boolean
  /** What has failed is asked for at once; so it is after a while too. */
  retry(): void
}

/** `onChange` is called when a face has come, has failed, or is to be asked for again. */
export function createFaces(
  fetchFace: (face: FaceId) => Promise<ShapingFace>,
  onChange: () => void,
): LoadedFaces {
  const read = new Map<FaceId, ShapingFace>()
  /** Those on their way, and those that have failed until they are asked for again. */
  const asked = new Map<FaceId, Promise<void>>()
  const retries = createRetries<FaceId>((face) => {
    asked.delete(face)
    onChange()
  })
  const ask = (face: FaceId) =>
    fetchFace(face)
      .then(
        (one) => void read.set(face, one),
        () => retries.fail(face),
      )
      .then(onChange)
  const loadOnce = (face: FaceId) => {
    if (read.has(face)) return undefined
    const started = asked.get(face) ?? ask(face)
    asked.set(face, started)
    return started
  }
  return {
    get: (face) => read.get(face),
    load: (faces) => Promise.all(faces.map(loadOnce)),
    hasFailed: (face) => !read.has(face) && retries.hasFailed(face),
    retry: retries.retryAll,
  }
}
