/** The front door of gift notes: a line of text that goes with an order as a present. */

export { giftNoteToPack } from './gift-note-to-pack.ts'
export { giftNotesFeature } from './gift-notes.feature.ts'
