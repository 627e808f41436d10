import type { ComponentType } from 'react'
import { GiftNotePanel, PackedGiftNote } from '../../features/gift-notes/gift-note-panel.tsx'

interface OrderPanel {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{ readonly orderId: string }>
}

/** What features add to the page of an order. A new one is a line here. */
export const orderPanels: readonly OrderPanel[] = [{ name: 'gift-notes', Part: GiftNotePanel }]

/** What features add to the packing page of an order. A new one is a line here. */
export const packingPanels: readonly OrderPanel[] = [{ name: 'gift-notes', Part: PackedGiftNote }]
