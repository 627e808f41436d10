/** What garments there are, and how their pictures are named; reading names loads no renderer. */

export { type GarmentPicture, parsePictureKey, pictureKey } from './picture.ts'
export { avatarCount } from './prints/avatar-count.ts'
export type { Print } from './prints/print.ts'
export { garmentsIn, sceneFile } from './scenes/scene-files.ts'
export type { GarmentTemplate, RoundView } from './template.ts'
export { templates } from './templates/index.ts'
