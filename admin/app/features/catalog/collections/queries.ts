import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { StaffCollection } from '@first-fashion/contract/catalog/staff-collection-calls'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { CallFailure } from '../../../platform/call-failure.ts'
import { showError, showMessage } from '../../../platform/change-toasts.ts'
import { catalogKeys } from '../keys.ts'

export const useCollections = () =>
  useQuery({
    queryKey: catalogKeys.collections,
    queryFn: async () => (await call('staff.collections')).collections,
  })

export const useCollection = (id: string) =>
  useQuery({
    queryKey: catalogKeys.collection(id),
    queryFn: () => call('staff.collection', { params: { id } }),
  })

/** Adds a collection, or changes the given one. */
export function useSaveCollection(collection: StaffCollection | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (words: BodyOf<Calls['staff.collection-add']>) =>
      collection === undefined
        ? call('staff.collection-add', { body: words })
        : call('staff.collection-edit', {
            params: { id: collection.id },
            body: { version: collection.version, ...words },
          }),
    onSuccess: (answer) => showCollection(queries, answer),
    onError: (error) => {
      if (!wasChangedMeanwhile(error)) showError(error)
    },
  })
}

/** Someone else saved the collection first. */
export const wasChangedMeanwhile = (error: Error | null): boolean =>
  error instanceof CallFailure && error.code === 'catalog.changed-meanwhile'

/** Puts products into a collection, or takes them out. */
export function usePlaceProducts(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.collection-products']>) =>
      call('staff.collection-products', { params: { id }, body }),
    onSuccess: (answer) => showCollection(queries, answer),
    onError: showError,
  })
}

export function useSortCollections() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call('staff.collections-order', { body: { ids } }),
    onSuccess: ({ collections }) => {
      queries.setQueryData(catalogKeys.collections, collections)
      void queries.invalidateQueries({ queryKey: catalogKeys.collectionChoices })
    },
    onError: showError,
  })
}

export function useDeleteCollection(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('staff.collection-delete', { params: { id } }),
    onSuccess: ({ collections, message }) => {
      queries.setQueryData(catalogKeys.collections, collections)
      for (const queryKey of [catalogKeys.collectionChoices, catalogKeys.allOfProducts])
        void queries.invalidateQueries({ queryKey })
      showMessage({ message })
    },
    onError: showError,
  })
}

function showCollection(
  queries: QueryClient,
  { message, ...answer }: ResponseOf<Calls['staff.collection-edit']>,
): void {
  queries.setQueryData(catalogKeys.collection(answer.collection.id), answer)
  for (const queryKey of [catalogKeys.collections, catalogKeys.collectionChoices, catalogKeys.allOfProducts])
    void queries.invalidateQueries({ queryKey })
  showMessage({ message })
}
