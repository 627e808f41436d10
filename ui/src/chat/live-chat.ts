import type { ChatMessage, ChatProposal } from '@first-fashion/contract/chat/message'
import { createOutbox, type OutboxDeps, type PendingMessage } from './outbox.ts'

/** What one side of a conversation shows, without gaps and in order. */
export interface LiveChatState {
  readonly messages: readonly ChatMessage[]
  /** Written here and not yet known to be stored. */
  readonly pending: readonly PendingMessage[]
  readonly hasOlder: boolean
  readonly read: { readonly customer: number; readonly staff: number }
  /** Whether the newest messages are loaded. */
  readonly isLoaded: boolean
}

export interface ChatPage {
  readonly messages: readonly ChatMessage[]
  readonly hasMore: boolean
  readonly read: LiveChatState['read']
}

/** Whether an answer of this HTTP status is about the text; a limit, a dead session or a fault says nothing against it. */
export const refusesText = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 429].includes(status)

export interface LiveChatDeps extends OutboxDeps {
  /** A page of the history; undefined if it cannot be had now. */
  readonly history: (part: {
    readonly before?: number
    readonly after?: number
  }) => Promise<ChatPage | undefined>
  readonly onChange: (state: LiveChatState) => void
  /** Texts of an earlier visit that may not have arrived, and where they are stored meanwhile. */
  readonly outbox: { read(): readonly PendingMessage[]; write(pending: readonly PendingMessage[]): void }
}

/**
 * A conversation as a browser keeps it. The next number is added, an older one ignored, a gap asked for; a text is sent
 * again with the same id until it is known to be stored, one at a time, so that it arrives once and in its order.
 */
export interface LiveChat {
  state(): LiveChatState
  /** Loads the newest messages, or what came after those that are loaded. One at a time. */
  catchUp(): Promise<void>
  /** What a connection was given when it joined. */
  joined(page: ChatPage): Promise<void>
  received(message: ChatMessage): Promise<void>
  proposalChanged(sequence: number, proposal: ChatProposal): void
  hasRead(by: 'customer' | 'admin', sequence: number): void
  older(): Promise<void>
  post(text: string): void
  /** Sends what waits at once. */
  tryAgain(): void
  /** Takes a text back that is not known to be stored; undefined if it arrived after all. Posted unchanged it is the same message. */
  takeBack(clientId: string): Promise<string | undefined>
  /** Sends what other tabs wrote and could not send; a repeat is stored once. */
  takeUp(): void
}

export function createLiveChat(deps: LiveChatDeps): LiveChat {
  const store = createStore(deps)
  const { get, change } = store
  const catchUp = createCatchUp(deps, store)
  const received = async (message: ChatMessage) => {
    if (!get().isLoaded) return
    if (message.sequence > lastOf(get()) + 1) return catchUp()
    change(withMessages(get(), [message]))
  }
  const outbox = createOutbox(deps, store, { received, catchUp })
  if (get().pending.length > 0) void outbox.flush()
  return {
    ...followChanges(store),
    catchUp,
    received,
    joined: async (page) => {
      if (!get().isLoaded) return
      change(withPage(get(), page))
      if (page.hasMore) await catchUp()
    },
    older: async () => {
      const first = get().messages[0]
      const page = first && (await deps.history({ before: first.sequence }))
      if (page !== undefined && get().messages[0] === first)
        change({ messages: [...page.messages, ...get().messages], hasOlder: page.hasMore })
    },
    post: outbox.post,
    tryAgain: outbox.tryAgain,
    takeBack: outbox.takeBack,
    takeUp: () => {
      const known = new Set([...get().pending, ...get().messages].map(({ clientId }) => clientId))
      const left = deps.outbox.read().filter(({ clientId }) => !known.has(clientId))
      if (left.length === 0) return
      change({ pending: [...get().pending, ...left] })
      void outbox.flush()
    },
  }
}

interface StateStore {
  get(): LiveChatState
  change(to: Partial<LiveChatState>): void
}

function createStore({ outbox, onChange }: LiveChatDeps): StateStore {
  let state: LiveChatState = {
    messages: [],
    pending: outbox.read(),
    hasOlder: false,
    read: { customer: 0, staff: 0 },
    isLoaded: false,
  }
  return {
    get: () => state,
    change: (to) => {
      state = { ...state, ...to }
      if (to.pending !== undefined) outbox.write(state.pending)
      onChange(state)
    },
  }
}

/** What changes about messages that are there. */
const followChanges = ({
  get,
  change,
}: StateStore): Pick<LiveChat, 'state' | 'proposalChanged' | 'hasRead'> => ({
  state: get,
  proposalChanged: (sequence, proposal) => {
    const messages = get().messages.map((one) => (one.sequence === sequence ? { ...one, proposal } : one))
    change({ messages })
  },
  hasRead: (by, sequence) => {
    const { read } = get()
    const side = by === 'customer' ? 'customer' : 'staff'
    change({ read: { ...read, [side]: Math.max(read[side], sequence) } })
  },
})

const lastOf = ({ messages }: LiveChatState): number => messages.at(-1)?.sequence ?? 0

/** Adds what follows without a gap; one's own are no longer pending. */
function withMessages(
  state: LiveChatState,
  more: readonly ChatMessage[],
): Pick<LiveChatState, 'messages' | 'pending' | 'read'> {
  const added: ChatMessage[] = []
  let next = lastOf(state) + 1
  for (const message of more)
    if (message.sequence === next) {
      added.push(message)
      next++
    }
  const arrived = new Set(added.map(({ clientId }) => clientId))
  const pending = state.pending.some(({ clientId }) => arrived.has(clientId))
    ? state.pending.filter(({ clientId }) => !arrived.has(clientId))
    : state.pending
  const messages = added.length === 0 ? state.messages : [...state.messages, ...added]
  return { messages, pending, read: readByAnswering(state.read, added) }
}

/** What was read meanwhile stays read, however late a page arrives. */
function withPage(state: LiveChatState, { messages, read }: ChatPage) {
  const next = withMessages(state, messages)
  return { ...next, read: furthest(next.read, read) }
}

const furthest = (one: LiveChatState['read'], other: LiveChatState['read']): LiveChatState['read'] => ({
  customer: Math.max(one.customer, other.customer),
  staff: Math.max(one.staff, other.staff),
})

/** An agent who answers has read what was before; a customer's text may have waited while answers came. */
function readByAnswering(read: LiveChatState['read'], added: readonly ChatMessage[]): LiveChatState['read'] {
  const answered = added.findLast(({ senderType }) => senderType === 'admin')?.sequence ?? 0
  return furthest(read, { customer: 0, staff: answered })
}

/** The first time the newest messages, later what came after the last one; whoever asks meanwhile waits for the same. */
function createCatchUp({ history }: LiveChatDeps, { get, change }: StateStore): () => Promise<void> {
  const load = async () => {
    const page = await history({})
    if (page === undefined) return
    const arrived = new Set(page.messages.map(({ clientId }) => clientId))
    const pending = get().pending.filter(({ clientId }) => !arrived.has(clientId))
    change({
      messages: page.messages,
      pending,
      hasOlder: page.hasMore,
      read: furthest(get().read, page.read),
      isLoaded: true,
    })
  }
  const follow = async () => {
    for (let hasMore = true; hasMore; ) {
      const page = await history({ after: lastOf(get()) })
      if (page === undefined) return
      change(withPage(get(), page))
      hasMore = page.hasMore
    }
    const undecided = get().messages.findLast(({ proposal }) => proposal && isUndecided(proposal))
    const page = undecided && (await history({ before: undecided.sequence + 1 }))
    if (page !== undefined) change({ messages: withProposals(get().messages, page.messages) })
  }
  let running: Promise<void> | undefined
  return () => {
    running ??= (get().isLoaded ? follow() : load()).finally(() => {
      running = undefined
    })
    return running
  }
}

/** What is not decided, or agreed and not done yet, may change while nobody listens. */
const isUndecided = ({ status, outcome }: ChatProposal): boolean =>
  status === 'open' || (status === 'accepted' && outcome === '')

function withProposals(
  messages: readonly ChatMessage[],
  newer: readonly ChatMessage[],
): readonly ChatMessage[] {
  const known = new Map(newer.map(({ sequence, proposal }) => [sequence, proposal]))
  return messages.map((one) => ({ ...one, proposal: known.get(one.sequence) ?? one.proposal }))
}
