import type { ChallengeFields, StaffChallenge } from '@first-fashion/contract/challenges/staff-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type UploadInput, upload } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

const lists = ['challenges'] as const

export const useChallenges = (page: string) =>
  useListPage([...lists, page], () => call('staff.challenges', { query: { page } }))

function useChange<Sent>(change: (sent: Sent) => Promise<{ readonly message: string }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: lists })
      showMessage({ message })
    },
  })
}

/** Adds a challenge, or saves the one that is given. */
export const useSaveChallenge = (challenge: StaffChallenge | undefined) =>
  useChange((fields: ChallengeFields) =>
    challenge === undefined
      ? call('staff.challenge-add', { body: fields })
      : call('staff.challenge-save', {
          params: { id: challenge._id },
          body: { ...fields, version: challenge.version },
        }),
  )

export const useChooseWinner = (id: string) =>
  useChange((body: { readonly position: number; readonly submissionId: string }) =>
    call('staff.challenge-winner', { params: { id }, body }),
  )

/** Uploads a picture for articles and challenges. */
export const uploadCommunityPicture = (input: UploadInput) => upload('staff.community-picture-add', input)
