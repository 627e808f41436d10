import type { PostFields, StaffPost } from '@first-fashion/contract/news/staff-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

const lists = ['news'] as const

export const usePosts = (page: string) =>
  useListPage([...lists, page], () => call('staff.posts', { query: { page } }))

/** Adds an article, or saves the one that is given. */
export const useSavePost = (post: StaffPost | undefined) =>
  useChange((fields: PostFields) =>
    post === undefined
      ? call('staff.post-add', { body: fields })
      : call('staff.post-save', { params: { id: post._id }, body: { ...fields, version: post.version } }),
  )

export const useDeletePost = (id: string) => useChange(() => call('staff.post-delete', { params: { id } }))

function useChange<Sent = void>(change: (sent: Sent) => Promise<{ readonly message: string }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: lists })
      showMessage({ message })
    },
  })
}
