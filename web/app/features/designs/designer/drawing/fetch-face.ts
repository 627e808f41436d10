import { startShaper } from 'virtual:text-shaper'
import type { FaceId } from '@first-fashion/designer-engine/text/faces'
import { readFace, type ShapingFace } from '@first-fashion/designer-engine/text/shaper'

/** The face in its file, whose content never changes, once there is what reads it. */
export async function fetchFace(face: FaceId): Promise<ShapingFace> {
  const [bytes] = await Promise.all([fetchFile(face), startShaper()])
  return readFace(bytes)
}

async function fetchFile(face: FaceId): Promise<Uint8Array> {
  const response = await fetch(`/fonts/designs/${face}.ttf`)
  if (!response.ok) throw new Error(`The face ${face} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
