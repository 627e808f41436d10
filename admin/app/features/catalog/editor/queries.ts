import type { ProductDraft } from '@first-fashion/contract/catalog/product-draft'
import type { ProductState, StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import type { SizeChartDraft, StaffSizeChart } from '@first-fashion/contract/catalog/staff-size-chart-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type UploadInput, upload } from '../../../platform/api.ts'
import { showError, showMessage } from '../../../platform/change-toasts.ts'
import { catalogKeys } from '../keys.ts'

type Saved = Pick<StaffProduct, '_id' | 'version'>

/** What the editor changes: a new product, the whole form, or the status. */
export type ProductChange =
  | { readonly kind: 'add'; readonly draft: ProductDraft }
  | { readonly kind: 'save'; readonly of: Saved; readonly draft: ProductDraft }
  | { readonly kind: 'state'; readonly of: Saved; readonly to: ProductState }

function request(change: ProductChange) {
  if (change.kind === 'add') return call('staff.product-add', { body: change.draft })
  const { _id: id, version } = change.of
  return change.kind === 'save'
    ? call('staff.product-save', { params: { id }, body: { ...change.draft, version } })
    : call('staff.product-state', { params: { id }, body: { version, to: change.to } })
}

/** Changes a product; the editor shows why it failed. */
export function useChangeProduct() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: request,
    onSuccess: ({ product, message }) => {
      queries.setQueryData(catalogKeys.product(product._id), product)
      for (const queryKey of [catalogKeys.products, catalogKeys.sizeCharts, catalogKeys.collections])
        void queries.invalidateQueries({ queryKey })
      showMessage({ message })
    },
  })
}

/** Asks for the latest saved version, when someone else saved first. */
export const useLatestProduct = () =>
  useMutation({
    mutationFn: async (id: string) => (await call('staff.product', { params: { id } })).product,
    onError: showError,
  })

/** What holds units of a saved product. */
export const useStockHolds = (id: string | undefined, isHeld: boolean) =>
  useQuery({
    queryKey: catalogKeys.stockHolds(id ?? ''),
    enabled: id !== undefined && isHeld,
    queryFn: async () => (await call('staff.product-holds', { params: { id: id ?? '' } })).holds,
  })

export const useDuplicateProduct = (id: string) =>
  useMutation({
    mutationFn: () => call('staff.product-duplicate', { params: { id } }),
    onSuccess: showMessage,
    onError: showError,
  })

export const useUploadPicture = () =>
  useMutation({ mutationFn: (input: UploadInput) => upload('staff.product-picture-add', input) })

export const useCollectionChoices = () =>
  useQuery({
    queryKey: catalogKeys.collectionChoices,
    queryFn: async () => (await call('catalog.collections')).collections,
  })

export const useSizeCharts = () =>
  useQuery({
    queryKey: catalogKeys.sizeCharts,
    queryFn: async () => (await call('staff.size-charts')).sizeCharts,
  })

/** Adds a size chart, or changes the given one for every product that shows it. */
export function useSaveSizeChart(chart: StaffSizeChart | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: SizeChartDraft) =>
      chart === undefined
        ? call('staff.size-chart-add', { body: draft })
        : call('staff.size-chart-edit', {
            params: { id: chart.id },
            body: { ...draft, version: chart.version },
          }),
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: catalogKeys.sizeCharts })
      showMessage({ message })
    },
  })
}
