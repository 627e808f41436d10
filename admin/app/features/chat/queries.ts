import type { BodyOf, Calls } from '@first-fashion/contract'
import type { ProposalTerms } from '@first-fashion/contract/chat/proposal-terms'
import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { type ChatPage, refusesText } from '@first-fashion/ui/chat/live-chat'
import type { SendResult } from '@first-fashion/ui/chat/outbox'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, csrfNow, upload } from '../../platform/api.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { showError } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

interface InboxQuery {
  readonly folder: 'open' | 'waiting' | 'closed'
  readonly mine: 'yes' | 'no'
  readonly search: string
  readonly page: string
}

export const chatKeys = {
  inbox: ['chat', 'inbox'],
  list: (query: InboxQuery) => [...chatKeys.inbox, query],
  opened: ['chat', 'one'],
  one: (id: string) => [...chatKeys.opened, id],
  customer: (id: string) => ['chat', 'customer', id],
  members: ['chat', 'members'],
  replies: ['chat', 'replies'],
  hours: ['chat', 'hours'],
  figures: ['chat', 'figures'],
} as const

/** What a socket of staff is opened with; the session itself is in a cookie. */
export const socketAuth = () => ({ csrf: csrfNow() })

export const useInbox = (query: InboxQuery) =>
  useListPage(chatKeys.list(query), () => call('staff.chat-inbox', { query }))

export const useConversation = (id: string) =>
  useQuery({
    queryKey: chatKeys.one(id),
    queryFn: async () => (await call('staff.chat-conversation', { params: { id } })).conversation,
  })

export const useChatCustomer = (id: string) =>
  useQuery({
    queryKey: chatKeys.customer(id),
    queryFn: async () => (await call('staff.chat-customer', { params: { id } })).customer,
  })

/** The products that either side showed lately, the newest first. */
export const useShownProducts = (id: string) =>
  useQuery({
    queryKey: [...chatKeys.one(id), 'shown-products'],
    queryFn: async () => {
      const cards = ((await historyOf(id, {}))?.messages ?? []).flatMap(({ card }) => card ?? [])
      return cards.filter(({ kind }) => kind === 'product').toReversed()
    },
  })

export const useMembers = () =>
  useQuery({
    queryKey: chatKeys.members,
    queryFn: async () => (await call('staff.chat-members')).members,
    staleTime: 60_000,
  })

export const useReplies = () =>
  useQuery({
    queryKey: chatKeys.replies,
    queryFn: async () => (await call('staff.chat-canned-replies')).replies,
    staleTime: 60_000,
  })

export const useFigures = () =>
  useQuery({
    queryKey: chatKeys.figures,
    queryFn: async () => (await call('staff.chat-figures')).figures,
  })

export const useHours = () =>
  useQuery({
    queryKey: chatKeys.hours,
    queryFn: async () => (await call('staff.chat-opening-hours')).openingHours,
  })

/** A page of the history; undefined if it cannot be had now. */
export const historyOf = (
  id: string,
  { before, after }: { readonly before?: number; readonly after?: number },
): Promise<ChatPage | undefined> =>
  call('staff.chat-history', {
    params: { id },
    query: {
      ...(before === undefined ? {} : { before: String(before) }),
      ...(after === undefined ? {} : { after: String(after) }),
    },
  }).catch(() => undefined)

/** Sends an answer; a limit, a fault or a lost connection say nothing against it. */
export async function sendAnswer(
  id: string,
  message: { readonly clientId: string; readonly text: string },
): Promise<SendResult> {
  try {
    const body = { message: message.text, clientId: message.clientId }
    const stored = await call('staff.chat-send', { params: { id }, body })
    return { is: 'stored', message: stored.message }
  } catch (error) {
    return error instanceof CallFailure && refusesText(error.status)
      ? { is: 'refused', words: error.message }
      : { is: 'unknown' }
  }
}

/** Sends a picture with a text beside it. */
export const sendPicture = (
  id: string,
  file: File,
  fields: Readonly<Record<string, string>>,
  onProgress: (done: number) => void,
) =>
  upload('staff.chat-send-picture', {
    file,
    fields,
    params: { id },
    onProgress,
    signal: new AbortController().signal,
  })

export function useChangeState(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.chat-state']>) =>
      call('staff.chat-state', { params: { id }, body }),
    onSuccess: ({ conversation }) => {
      queries.setQueryData<OpenedConversation>(chatKeys.one(id), conversation)
      void queries.invalidateQueries({ queryKey: chatKeys.inbox })
    },
    onError: (error) => {
      showError(error)
      void queries.invalidateQueries({ queryKey: chatKeys.one(id) })
    },
  })
}

export function useAddNote(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: string) => call('staff.chat-note', { params: { id }, body: { body } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: chatKeys.one(id) }),
    onError: showError,
  })
}

/** `clientId` is the same for every attempt: what was stored although its answer was lost is not proposed twice. */
export const usePropose = (id: string) =>
  useMutation({
    mutationFn: (body: { readonly terms: ProposalTerms; readonly clientId: string }) =>
      call('staff.chat-propose', { params: { id }, body }),
  })

export const useWithdraw = () =>
  useMutation({
    mutationFn: (id: string) => call('staff.chat-withdraw-proposal', { params: { id } }),
    onError: showError,
  })

/** The id of the conversation with a customer, made if there is none. */
export const useChatOfCustomer = () =>
  useMutation({
    mutationFn: async (customerId: string) =>
      (await call('staff.chat-of-customer', { body: { customerId } })).id,
    onError: showError,
  })

export const useTranscript = (id: string) =>
  useMutation({
    mutationFn: async () => (await call('staff.chat-transcript', { params: { id } })).file,
    onError: showError,
  })

/** The items of an order, to propose something about one. */
export const useOrderItems = (id: string | undefined) =>
  useQuery({
    queryKey: ['chat', 'order', id],
    enabled: id !== undefined,
    queryFn: async () => (await call('staff.order', { params: { id: id ?? '' } })).order.items,
  })

/** The colours and sizes of a product. */
export const useVariants = (id: string | undefined) =>
  useQuery({
    queryKey: ['chat', 'product', id],
    enabled: id !== undefined,
    queryFn: async () => (await call('staff.product', { params: { id: id ?? '' } })).product.variants,
  })

export function useSaveReply() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.chat-canned-reply-save']>) =>
      call('staff.chat-canned-reply-save', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: chatKeys.replies }),
  })
}

export function useDeleteReply() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('staff.chat-canned-reply-delete', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: chatKeys.replies }),
    onError: showError,
  })
}

export function useSetHours() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.chat-opening-hours-set']>) =>
      call('staff.chat-opening-hours-set', { body }),
    onSuccess: ({ openingHours }) => queries.setQueryData(chatKeys.hours, openingHours),
  })
}
