import { describe, expect, it } from 'vitest'
import { buttonBlock, defineMail } from '../../platform/mail/mail-kind.ts'
import { faultIn } from './mail-texts.rules.ts'

const kind = defineMail({
  name: 'account-locked',
  group: 'accounts',
  title: 'Locked',
  placeholders: { name: 'Nadeesha', reason: 'Too many tries' },
  needed: ['reason'],
  blocks: { button: buttonBlock('Open', 'https://store.example') },
  subject: 'Locked',
  words: 'Hello {{name}}, {{reason}}\n\n{{button}}',
})
const fault = (words: string, subject = 'Locked') => faultIn(kind, { subject, words })

describe('a text of an email', () => {
  it('may leave out what is not needed, and name the store', () => {
    expect(faultIn(kind, kind)).toBeUndefined()
    expect(fault('{{button}}\n\n{{ reason }} at {{store}}', '{{store}}: {{name}}')).toBeUndefined()
  })

  it('names no placeholder of another email', () => {
    expect(fault('{{reason}} {{order}}\n\n{{button}}')).toEqual({ fault: 'unknown', name: 'order' })
    expect(fault(kind.words, '{{}}')).toEqual({ fault: 'unknown', name: '' })
    expect(fault('{{constructor}}')).toEqual({ fault: 'unknown', name: 'constructor' })
  })

  it('has each block in a paragraph of its own', () => {
    const misplaced = { fault: 'misplaced', name: 'button' }
    expect(fault('{{reason}} {{button}}')).toEqual(misplaced)
    expect(fault('{{reason}}\n{{button}}')).toEqual(misplaced)
    expect(fault(kind.words, 'Locked {{button}}')).toEqual(misplaced)
    expect(fault(kind.words, '{{button}}')).toEqual(misplaced)
  })

  it('has what its reader needs, in the text', () => {
    expect(fault('Hello\n\n{{button}}')).toEqual({ fault: 'missing', name: 'reason' })
    expect(fault('Hello\n\n{{button}}', '{{reason}}')).toEqual({ fault: 'missing', name: 'reason' })
    expect(fault('{{reason}}')).toEqual({ fault: 'missing', name: 'button' })
  })
})
