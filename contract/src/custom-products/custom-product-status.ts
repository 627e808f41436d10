/** A draft has nothing to print yet; a ready one can be bought; what was ordered stays as it is. */
export const customProductStatuses = ['draft', 'ready', 'ordered', 'archived'] as const
export type CustomProductStatus = (typeof customProductStatuses)[number]

/** What a custom product can become next. */
export const customProductNext: Readonly<Record<CustomProductStatus, readonly CustomProductStatus[]>> = {
  draft: ['ready'],
  ready: ['draft', 'ordered', 'archived'],
  ordered: ['archived'],
  archived: [],
}
