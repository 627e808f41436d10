import type { Submission } from '@first-fashion/contract/looks/look'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call, communityKeys } from '../../members/index.ts'
import '../words/looks-words.ts'

interface Like {
  readonly liked: boolean
  /** Undefined until it is liked here: then what was loaded with the page is right. */
  readonly likes?: number
}

export interface Likes {
  of(look: Submission): { readonly liked: boolean; readonly likes: number }
  toggle(look: Submission): void
}

type Known = Readonly<Record<string, Like>>

/** The likes of some looks: shown at once, and taken back when the shop does not take them. */
export function useLikes(looks: readonly Submission[]): Likes {
  const { t } = useTranslation()
  const token = useToken()
  const ids = looks.map(({ _id }) => _id)
  const queryKey = communityKeys.liked(token, ids)
  const known = useQuery({
    queryKey,
    enabled: Boolean(token) && ids.length > 0,
    queryFn: async (): Promise<Known> => {
      const { liked } = await call('community.liked', { body: { submissionIds: ids } })
      return Object.fromEntries(liked.map((id) => [id, { liked: true }]))
    },
  })
  const send = useSendLike(queryKey)
  const of = ({ _id, likesCount }: Submission) => {
    const like = known.data?.[_id]
    return { liked: like?.liked ?? false, likes: like?.likes ?? likesCount }
  }
  return {
    of,
    toggle: (look) => {
      if (!token) return toasts.error(t('looks:loginToLike'))
      const { liked, likes } = of(look)
      const shown = { liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) }
      send.mutate({ id: look._id, shown, before: known.data?.[look._id] })
    },
  }
}

interface SentLike {
  readonly id: string
  readonly shown: Like
  readonly before: Like | undefined
}

function useSendLike(queryKey: readonly unknown[]) {
  const queries = useQueryClient()
  const set = (id: string, like: Like | undefined) =>
    queries.setQueryData<Known>(queryKey, ({ [id]: _, ...others } = {}) =>
      like === undefined ? others : { ...others, [id]: like },
    )
  return useMutation({
    // One after the other, so that the last click is the last word.
    scope: { id: 'community-likes' },
    mutationFn: ({ id, shown: { liked } }: SentLike) =>
      call('community.like', { body: { submissionId: id, liked } }),
    onMutate: ({ id, shown }) => set(id, shown),
    onSuccess: ({ liked, likes, message }, { id }) => {
      set(id, { liked, likes })
      if (message !== undefined) toasts.info(message)
    },
    onError: (error, { id, before }) => {
      set(id, before)
      // Failures are only logged [B8.36].
      console.error('a like was not taken', error)
    },
  })
}
