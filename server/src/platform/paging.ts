/** A part of a list in the database. */
export interface ListWindow {
  readonly limit: number
  readonly offset: number
}

const pageSize = 25

/** One page of a list, the first one unless told, and how many pages there are. */
export async function pageOf<Found extends { readonly total: number }>(
  page: number | undefined,
  find: (window: ListWindow) => Promise<Found>,
): Promise<Found & { readonly pages: number }> {
  const found = await find({ limit: pageSize, offset: ((page ?? 1) - 1) * pageSize })
  return { ...found, pages: pagesOf(found.total, pageSize) }
}

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
