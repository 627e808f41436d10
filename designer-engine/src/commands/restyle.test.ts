import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { describe, expect, it } from 'vitest'
import { type DesignDocument, emptyDocument } from '../document/document.ts'
import { fieldOf } from '../geometry/print-field.ts'
import { imageNamed, shirtFile, textNamed } from '../testing/random-commands.ts'
import { applyCommand } from './apply-command.ts'

const { box } = fieldOf(shirtFile)
const fields = { front: box, back: box }

const text = textNamed('text')
const crop = { left: 0.1, top: 0, width: 0.9, height: 1 }
const picture = { ...imageNamed('picture'), crop, tileWidth: 20 }

const withFront = (elements: readonly DesignElement[], background = 'transparent'): DesignDocument => ({
  ...emptyDocument,
  front: { elements, background },
})
const design = withFront([text, picture], '#ffffff')

const after = (command: DesignCommand, document = design) => applyCommand(document, command, fields)

describe('a command that changes nothing', () => {
  const { textAlign, fontWeight } = text.style
  const ids = ['text', 'picture']
  const commands: DesignCommand[] = [
    { do: 'restyle', side: 'front', ids: ['text'], style: { textAlign, fontWeight } },
    { do: 'restyle', side: 'front', ids, style: { opacity: 1 } },
    { do: 'restyle', side: 'front', ids: ['picture'], style: { fontSize: 40 } },
    { do: 'write', side: 'front', id: 'text', text: text.text },
    { do: 'write', side: 'front', id: 'picture', text: 'Kandy' },
    { do: 'change-picture', side: 'front', id: 'picture', crop: { ...crop }, tileWidth: 20 },
    { do: 'change-picture', side: 'front', id: 'picture', url: picture.url, isBackgroundRemoved: false },
    { do: 'change-picture', side: 'front', id: 'text', url: picture.url },
    { do: 'paint-background', side: 'front', color: '#ffffff' },
    { do: 'clear', sides: ['back'] },
  ]
  it.each(commands.map((one) => [JSON.stringify(one), one] as const))(
    'answers the same design: %s',
    (_, command) => {
      expect(after(command)).toBe(design)
    },
  )
})

describe('a command that changes something', () => {
  it('leaves the elements that it does not change the same', () => {
    const ids = ['text', 'picture']
    const [first, second] = after({ do: 'restyle', side: 'front', ids, style: { textAlign: 'left' } }).front
      .elements
    expect(first).toEqual({ ...text, style: { ...text.style, textAlign: 'left' } })
    expect(second).toBe(picture)
  })

  it('changes one value of a cut, and takes the cut away', () => {
    const cutOf = (next: typeof crop | null) =>
      after({ do: 'change-picture', side: 'front', id: 'picture', crop: next }).front.elements[1]
    expect(cutOf({ ...crop, height: 0.5 })).toEqual({ ...picture, crop: { ...crop, height: 0.5 } })
    expect(cutOf(null)).toEqual({ ...picture, crop: null })
  })

  it('clears the sides that it names, and their backgrounds', () => {
    expect(after({ do: 'clear', sides: ['front', 'back'] })).toEqual(emptyDocument)
    expect(after({ do: 'clear', sides: ['front'] }, withFront([], '#ffffff'))).toEqual(emptyDocument)
  })
})
