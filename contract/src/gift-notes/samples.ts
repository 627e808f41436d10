import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of gift notes. */
export const giftNotesSamples = {
  'gift-notes.next': { success: true, text: '' },
  'gift-notes.of-orders': { success: true, orders: [] },
  'gift-notes.write': { success: true, text: 'Galle Fort' },
  'staff.gift-note': { success: true, text: '' },
} as const satisfies Samples
