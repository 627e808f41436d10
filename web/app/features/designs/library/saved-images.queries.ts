import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { currentToken, useToken } from '../../../platform/session.ts'
import { libraryKeys } from './library.keys.ts'

/** The customer's pictures; of a visitor nothing is asked. */
export function useSavedImages(isLoggedIn: boolean) {
  const token = useToken()
  return useQuery({
    queryKey: libraryKeys.of(token),
    enabled: isLoggedIn && Boolean(token),
    queryFn: async () => (await call('designs.images')).images,
  })
}

/** Loads the list again; throws what was refused. */
export async function refreshImages(queries: QueryClient): Promise<void> {
  const queryKey = libraryKeys.of(currentToken())
  const { images } = await call('designs.images', { query: { refresh: 'true' } })
  queries.setQueryData(queryKey, images)
}

type Edit = (images: readonly DesignImage[]) => readonly DesignImage[]

/** Changes the list as the shopper sees it; one that has not been loaded stays so. */
export const editImages = (queries: QueryClient, edit: Edit): void => {
  queries.setQueryData<readonly DesignImage[]>(libraryKeys.of(currentToken()), (images) =>
    images === undefined ? undefined : edit(images),
  )
}

/** Counts that a picture was put on the design. The count is not worth a word if it fails. */
export async function countUse(queries: QueryClient, id: string): Promise<void> {
  const used = await call('designs.use-image', { params: { id } }).catch(() => undefined)
  if (used === undefined) return
  const { usageCount, lastUsed } = used
  editImages(queries, (images) =>
    images.map((image) => (image._id === id ? { ...image, usageCount, lastUsed } : image)),
  )
}
