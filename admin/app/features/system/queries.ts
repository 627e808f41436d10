import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

export const systemKeys = {
  tasks: ['tasks'],
  jobLists: ['failed-jobs'],
  jobs: (page: string) => [...systemKeys.jobLists, page],
} as const

export const useTasks = () => useQuery({ queryKey: systemKeys.tasks, queryFn: () => call('staff.tasks') })

export const useFailedJobs = (page: string) =>
  useListPage(systemKeys.jobs(page), () => call('staff.failed-jobs', { query: { page } }))

export const useReplayJob = (id: string) =>
  useJobChange(() => call('staff.failed-job-replay', { params: { id } }))

export const useDropJob = (id: string) =>
  useJobChange(() => call('staff.failed-job-drop', { params: { id } }))

export const useReplayAllJobs = () => useJobChange(() => call('staff.failed-jobs-replay', {}))

function useJobChange(change: () => Promise<{ readonly message: string }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: showMessage,
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: systemKeys.jobLists }),
  })
}
