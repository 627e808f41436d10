/** The cloth renderer: garments from templates, in any colour and print. */

export { type GarmentPicture, parsePictureKey, pictureKey } from './picture.ts'
export { avatarCount, renderAvatar } from './prints/avatar.ts'
export type { Print } from './prints/print.ts'
export { master, renderGarment } from './render.ts'
export { sceneFile } from './scenes/scene-files.ts'
export type { GarmentTemplate } from './template.ts'
export { templates } from './templates/index.ts'
