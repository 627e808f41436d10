import { fieldsOf, type HeardMessage, type MessageFrame } from './heard-message.ts'

/** What the frame of the partner's designer says, in the words of its embed script. */
export type PartnerMessage =
  | { readonly event: 'iframeLoadedOK' | 'designerLoadedOK' | 'rpcError' }
  | { readonly event: 'designStatus'; readonly canSave: boolean; readonly variantId: number | undefined }
  | { readonly event: 'saveDesignOK'; readonly templateId: number }

/** A message of the partner's designer; undefined for any other, and for one from elsewhere. */
export function partnerMessageIn(
  { source, origin, data }: HeardMessage,
  frame: MessageFrame,
): PartnerMessage | undefined {
  if (source === null || source !== frame.window || origin !== frame.origin) return undefined
  const { event, response } = fieldsOf<'event' | 'response'>(data)
  if (event === 'iframeLoadedOK' || event === 'designerLoadedOK' || event === 'rpcError') return { event }
  if (event === 'designStatus') {
    const status = fieldsOf<'hasDesign' | 'designValid' | 'selectedVariantIds'>(response)
    const [variantId]: unknown[] = Array.isArray(status.selectedVariantIds) ? status.selectedVariantIds : []
    const canSave = status.hasDesign === true && status.designValid === true
    return { event, canSave, variantId: typeof variantId === 'number' ? variantId : undefined }
  }
  if (event !== 'saveDesignOK') return undefined
  const { id } = fieldsOf<'id'>(fieldsOf<'template'>(response).template)
  return typeof id === 'number' ? { event, templateId: id } : undefined
}
