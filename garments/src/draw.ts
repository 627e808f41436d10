/** The cloth renderer: garments from templates, in any colour and print. */

export { renderAvatar } from './prints/avatar.ts'
export { master, renderGarment } from './render.ts'
