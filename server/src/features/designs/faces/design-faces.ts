import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type FaceId, faceFiles } from '@first-fashion/designer-engine/text/faces'

const { resolve } = createRequire(import.meta.url)

/** The TTF file of a face: the designer in the browser and the print files here are drawn from the same bytes. */
export const readFaceFile = (face: FaceId): Promise<Buffer> => readFile(resolve(faceFiles[face]))

export const isFace = (name: string): name is FaceId => Object.hasOwn(faceFiles, name)
