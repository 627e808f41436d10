/** The cloth renderer: garments from templates, in any colour and print. */

export { type GarmentPicture, parsePictureKey, pictureKey, rendererVersion } from './picture.ts'
export { avatarCount, renderAvatar } from './prints/avatar.ts'
export type { Print } from './prints/print.ts'
export { master, renderGarment } from './render.ts'
export { sceneFile } from './scenes/scene-files.ts'
export type { GarmentTemplate, PrintArea } from './template.ts'
export { templates } from './templates/index.ts'
