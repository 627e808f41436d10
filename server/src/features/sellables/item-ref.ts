import { isUuid } from '../../platform/ids.ts'

/**
 * A thing that can be bought, in no particular options. Ids are UUIDs and never the same in two kinds. In calls a product
 * is its bare id, and anything else is '<kind>_<id>', as 'custom_…'.
 */
export interface ItemRef {
  readonly kind: string
  readonly id: string
}

export const productKind = 'product'

/** Reads an id of a call; undefined if it names nothing. */
export function itemRefOf(itemId: string): ItemRef | undefined {
  const at = itemId.lastIndexOf('_')
  const kind = at < 0 ? productKind : itemId.slice(0, at)
  const id = itemId.slice(at + 1)
  return isUuid(id) && (at < 0 || kind !== productKind) ? { kind, id } : undefined
}

/** The id as calls name it. */
export const itemIdOf = ({ kind, id }: ItemRef): string => (kind === productKind ? id : `${kind}_${id}`)
