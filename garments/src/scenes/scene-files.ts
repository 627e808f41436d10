import { fileURLToPath } from 'node:url'
import type { GarmentPicture } from '../picture.ts'
import { scenes } from './scenes.ts'

/** Where a scene's picture lies, drawn beforehand by `npm run scenes -w garments`; undefined for no such scene. */
export const sceneFile = (id: string): string | undefined =>
  scenes.some((scene) => scene.id === id)
    ? fileURLToPath(new URL(`../../pictures/${id}.avif`, import.meta.url))
    : undefined

/** The garments that a scene shows; none for no such scene. */
export const garmentsIn = (id: string): readonly GarmentPicture[] =>
  scenes.find((scene) => scene.id === id)?.garments.map(({ picture }) => picture) ?? []
