import { fieldsOf, type HeardMessage, type MessageFrame } from './heard-message.ts'

/** What the frame of the designer tells the page around it: `{ type, data }`. */
export type DesignerMessage =
  | { readonly type: 'designer-ready' }
  | { readonly type: 'design-cancelled' }
  | { readonly type: 'design-saved'; readonly data: SavedDesign }

/** A design that the partner has stored: its number there, and what it was made for. */
export interface SavedDesign {
  readonly templateId: number
  readonly productId: number
  readonly variantId: number
}

/** Nobody but the page around it hears it, and only if that is one of the shop's. */
export const postToDesignerPage = (message: DesignerMessage): void => {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** A message of the designer; undefined for any other, and for one that is not from the frame at its own address. */
export function designerMessageIn(
  { source, origin, data }: HeardMessage,
  frame: MessageFrame,
): DesignerMessage | undefined {
  if (source === null || source !== frame.window || origin !== frame.origin) return undefined
  const { type, data: content } = fieldsOf<'type' | 'data'>(data)
  if (type === 'designer-ready' || type === 'design-cancelled') return { type }
  if (type !== 'design-saved') return undefined
  const { templateId, productId, variantId } = fieldsOf<keyof SavedDesign>(content)
  return isId(templateId) && isId(productId) && isId(variantId)
    ? { type, data: { templateId, productId, variantId } }
    : undefined
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
