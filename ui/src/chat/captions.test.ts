import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { describe, expect, it } from 'vitest'
import { createCaptions } from './captions.ts'
import { storedMessage } from './testing/chat-message.ts'

const stored = (message: string, clientId = 'one') => storedMessage(1, message, clientId)

/** A tab that can be loaded anew, with a draft. */
function tab(draft = '') {
  const kept = new Map<string, string>()
  const load = () =>
    createCaptions({
      read: (name) => kept.get(name) ?? null,
      write: (name, text) => void kept.set(name, text),
    })
  let captions = load()
  return {
    kept,
    draft: () => draft,
    type: (text: string) => {
      draft = text
    },
    send: (text: string) => captions.sending('c', { clientId: 'one', text }),
    end: () => captions.ended('c', 'one'),
    reload: () => {
      captions = load()
    },
    settle: (...messages: ChatMessage[]) =>
      captions.settle('c', messages, (change) => {
        draft = change(draft)
      }),
  }
}

/** A caption was sent, and the page left before that ended. */
function left(draft = '') {
  const page = tab(draft)
  page.send('The seam')
  page.reload()
  return page
}

describe('a caption whose page was left before its picture arrived', () => {
  it('is a draft again, once, before what was typed since', () => {
    const page = left('And the hem')
    expect(page.settle(stored('Hello', 'other'))).toBe(true)
    expect(page.draft()).toBe('The seam\nAnd the hem')
    page.reload()
    expect(page.settle()).toBe(false)
    expect(page.draft()).toBe('The seam\nAnd the hem')
  })

  it('is no draft if its message did arrive', () => {
    const page = left('More')
    expect(page.settle(stored('The seam'))).toBe(false)
    expect(page.draft()).toBe('More')
    expect(page.settle()).toBe(false)
  })

  it('is taken back if its message arrives late, and what was typed since stays', () => {
    for (const [typed, stays] of [
      ['The seam', ''],
      ['The seam\nMore', 'More'],
      ['The seams', 'The seams'],
    ] as const) {
      const page = left()
      page.settle()
      page.type(typed)
      page.settle(stored('The seam'))
      expect(page.draft()).toBe(stays)
    }
  })

  it('is a draft if the picture was stored with the text of an earlier try', () => {
    const page = left()
    page.settle(stored('A seam'))
    expect(page.draft()).toBe('The seam')
  })
})

describe('a caption of this page', () => {
  it('is left alone while it is on its way, and forgotten once that ended', () => {
    const page = tab()
    page.send('The seam')
    expect(page.settle()).toBe(false)
    expect(page.draft()).toBe('')
    page.end()
    page.reload()
    expect(page.settle()).toBe(false)
    expect(page.draft()).toBe('')
  })

  it('is read as it was written; what is broken is no caption', () => {
    const page = tab()
    for (const broken of ['{', '{}', '3', '[1, null, {"clientId": 1}]']) {
      page.kept.set('c', broken)
      expect(page.settle()).toBe(false)
    }
  })
})
