import type { ChatMessage } from '@first-fashion/contract/chat/message'

/** What was typed beside a picture or a card that is on its way; its message carries the same id. */
interface Caption {
  readonly clientId: string
  readonly text: string
  /** Nobody knew what became of it, and it went back to where it was typed. */
  readonly isGivenBack: boolean
}

interface Settled {
  /** Those that may still arrive. */
  readonly captions: readonly Caption[]
  readonly draft: string
}

/**
 * What a page that was loaded anew does with the captions that the page before it was sending: those that arrived are no
 * longer a draft, the others are one again.
 */
function settled(captions: readonly Caption[], messages: readonly ChatMessage[], draft: string): Settled {
  const left: Caption[] = []
  let now = draft
  for (const caption of captions) {
    const { clientId, text, isGivenBack } = caption
    const arrived = messages.find((message) => message.clientId === clientId)
    const isStored = arrived?.message === text
    if (isStored && isGivenBack) now = without(now, text)
    if (!isStored && !isGivenBack) now = withCaption(now, text)
    if (arrived === undefined) left.push({ ...caption, isGivenBack: true })
  }
  return { captions: left, draft: now }
}

/** A draft with a text that did not go out before it. */
export const withCaption = (draft: string, text: string): string =>
  [text, draft].filter((part) => part.trim() !== '').join('\n')

/** What was typed since stays. */
function without(draft: string, text: string): string {
  if (draft === text) return ''
  return draft.startsWith(`${text}\n`) ? draft.slice(text.length + 1) : draft
}

/** Where a tab stores text by name; '' removes it. */
interface TabStorage {
  read(name: string): string | null
  write(name: string, text: string): void
}

interface Captions {
  /** It is on its way: stored until that ended, it outlives a reload. */
  sending(name: string, caption: Pick<Caption, 'clientId' | 'text'>): void
  /** It arrived, or it was given back. */
  ended(name: string, clientId: string): void
  /**
   * Changes the draft by what an earlier page was sending, once it is known which messages there are. Returns whether
   * something was given back.
   */
  settle(
    name: string,
    messages: readonly ChatMessage[],
    changeDraft: (change: (before: string) => string) => void,
  ): boolean
}

/** The captions of a tab, by the name of their conversation. */
export function createCaptions(storage: TabStorage): Captions {
  /** What this page is sending: it knows how that ends. */
  const onTheirWay = new Set<string>()
  const stored = (name: string) => parsed(storage.read(name))
  const store = (name: string, captions: readonly Caption[]) =>
    storage.write(name, captions.length === 0 ? '' : JSON.stringify(captions))
  const others = (name: string, clientId: string) => stored(name).filter((one) => one.clientId !== clientId)
  return {
    sending: (name, { clientId, text }) => {
      if (text === '') return
      onTheirWay.add(clientId)
      store(name, [...others(name, clientId), { clientId, text, isGivenBack: false }])
    },
    ended: (name, clientId) => {
      onTheirWay.delete(clientId)
      store(name, others(name, clientId))
    },
    settle: (name, messages, changeDraft) => {
      const all = stored(name)
      const left = all.filter(({ clientId }) => !onTheirWay.has(clientId))
      if (left.length === 0) return false
      const { captions } = settled(left, messages, '')
      store(name, [...all.filter(({ clientId }) => onTheirWay.has(clientId)), ...captions])
      changeDraft((before) => settled(left, messages, before).draft)
      const kept = new Set(captions.map(({ clientId }) => clientId))
      return left.some(({ clientId, isGivenBack }) => !isGivenBack && kept.has(clientId))
    },
  }
}

function parsed(stored: string | null): readonly Caption[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter(isCaption) : []
  } catch {
    return []
  }
}

const isCaption = (value: unknown): value is Caption =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'isGivenBack' in value &&
  typeof value.isGivenBack === 'boolean'
