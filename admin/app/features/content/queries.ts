import type { PageSaving, StaffPage } from '@first-fashion/contract/content/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

const keys = { list: ['pages'], one: (slug: string) => ['pages', slug] } as const

export const usePages = () =>
  useQuery({ queryKey: keys.list, queryFn: async () => (await call('staff.pages')).pages })

export const usePage = (slug: string) =>
  useQuery({
    queryKey: keys.one(slug),
    queryFn: async () => (await call('staff.page', { params: { slug } })).page,
    // What is being typed must not be replaced.
    refetchOnWindowFocus: false,
  })

export const useAddPage = () =>
  useChange((body: { readonly slug: string; readonly title: string }) => call('staff.page-add', { body }))

export const useSavePage = (slug: string) =>
  useChange((body: PageSaving) => call('staff.page-save', { params: { slug }, body }))

interface Numbered {
  readonly does: 'restore' | 'withdraw'
  readonly number: number
}

/** Brings a version back, or takes it back. A refusal is shown as a message. */
export const useVersionChange = ({ slug, version }: StaffPage) => {
  const change = useChange(({ does, number }: Numbered) =>
    call(does === 'restore' ? 'staff.page-restore' : 'staff.page-withdraw', {
      params: { slug },
      body: { version, number },
    }),
  )
  return {
    isPending: change.isPending,
    change: (numbered: Numbered) => change.mutate(numbered, { onError: showError }),
  }
}

export function useDeletePage({ slug, version }: StaffPage) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('staff.page-delete', { params: { slug }, query: { version: String(version) } }),
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: keys.list, exact: true })
      showMessage({ message })
    },
  })
}

interface Changed {
  readonly page: StaffPage
  readonly message: string
}

function useChange<Sent>(change: (sent: Sent) => Promise<Changed>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ page, message }) => {
      queries.setQueryData(keys.one(page.slug), page)
      void queries.invalidateQueries({ queryKey: keys.list, exact: true })
      showMessage({ message })
    },
  })
}
