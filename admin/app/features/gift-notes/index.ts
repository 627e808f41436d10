/** The front door of gift notes. */
export { GiftNotePanel, PackedGiftNote } from './gift-note-panel.tsx'
