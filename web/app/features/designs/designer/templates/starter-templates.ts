import type { DesignElement, TextStyle } from '@first-fashion/contract/designs/design-document'
import type { DesignShape } from '@first-fashion/contract/designs/design-limits'
import { type DesignDocument, emptyDocument } from '@first-fashion/designer-engine/document/document'
import { newShape, newText } from '@first-fashion/designer-engine/document/new-elements'
import type { Fields } from '@first-fashion/designer-engine/geometry/print-field'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { inField } from './template-in-field.ts'

export const templateNames = ['badge', 'monsoon', 'sun', 'team', 'birthday', 'welcome'] as const
export type TemplateName = (typeof templateNames)[number]

/** Colours that show on light and on dark cloth. */
const [saffron, hibiscus, lagoon, leaf] = ['#d9822b', '#c0392f', '#2f7f93', '#4f8f6f']

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const text = (id: string, words: string, box: Box, style: Partial<TextStyle>): DesignElement => {
  const made = newText(id, words)
  return { ...made, position: { ...made.position, ...box }, style: { ...made.style, ...style } }
}

const shape = (id: string, kind: DesignShape, box: Box, color: string, rotation = 0): DesignElement => {
  const made = newShape(id, kind)
  return { ...made, position: { ...made.position, ...box, rotation }, style: { ...made.style, color } }
}

/** A line of text across the print area. */
const line = (y: number, height: number): Box => ({ x: 0, y, width: 300, height })
/** A square around a point. */
const around = (x: number, y: number, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
})

const georgia = { fontFamily: 'Georgia', fontWeight: 'bold' } as const
const impact = { fontFamily: 'Impact' } as const

const designs: Readonly<Record<TemplateName, { front: DesignElement[]; back?: DesignElement[] }>> = {
  badge: {
    front: [
      text('badge-top', 'GALLE FORT', line(38, 60), { ...georgia, fontSize: 34, curve: 120, color: lagoon }),
      shape('badge-left', 'star', around(48, 150, 26), saffron),
      shape('badge-right', 'star', around(252, 150, 26), saffron),
      text('badge-year', '1663', line(116, 68), { ...impact, fontSize: 66, color: hibiscus }),
      text('badge-end', 'SRI LANKA', line(204, 60), { ...georgia, fontSize: 34, curve: -98, color: lagoon }),
    ],
  },
  monsoon: {
    front: [
      text('monsoon-word', 'MONSOON', line(84, 84), {
        ...{ ...impact, fontSize: 66, letterSpacing: 3, color: lagoon },
      }),
      shape('monsoon-line', 'square', { x: 40, y: 176, width: 220, height: 4 }, saffron),
      text('monsoon-below', 'dance while it pours', line(186, 34), {
        ...georgia,
        fontSize: 22,
        color: saffron,
      }),
    ],
  },
  sun: {
    front: [
      shape('sun-disc', 'circle', around(150, 118, 150), saffron),
      shape('sun-wave-1', 'square', { x: 82, y: 140, width: 136, height: 6 }, '#fbf7ef'),
      shape('sun-wave-2', 'square', { x: 92, y: 160, width: 116, height: 8 }, '#fbf7ef'),
      text('sun-word', 'Arugam Bay', line(206, 48), { ...georgia, fontSize: 40, color: hibiscus }),
      text('sun-below', 'SALT · SUN · SLOW DAYS', line(256, 26), {
        ...{ fontSize: 14, letterSpacing: 2, color: hibiscus },
      }),
    ],
  },
  team: {
    front: [
      shape('team-star', 'star', around(150, 80, 70), saffron),
      text('team-crest', 'COLOMBO XI', line(126, 40), { ...impact, fontSize: 30, color: hibiscus }),
    ],
    back: [
      text('team-name', 'PERERA', line(30, 60), {
        ...impact,
        fontSize: 46,
        letterSpacing: 4,
        color: hibiscus,
      }),
      text('team-number', '07', line(96, 100), { ...impact, fontSize: 72, color: saffron }),
    ],
  },
  birthday: {
    front: [
      text('birthday-top', 'HAPPY', line(58, 56), { ...impact, fontSize: 46, color: hibiscus }),
      text('birthday-age', '30', line(108, 84), { ...impact, fontSize: 72, color: saffron }),
      text('birthday-end', 'BIRTHDAY', line(190, 56), { ...impact, fontSize: 46, color: hibiscus }),
      shape('birthday-1', 'star', around(66, 118, 30), lagoon, -15),
      shape('birthday-2', 'star', around(238, 112, 22), leaf, 12),
      shape('birthday-3', 'circle', around(74, 176, 14), leaf),
      shape('birthday-4', 'triangle', around(232, 174, 20), lagoon, 20),
    ],
  },
  welcome: {
    front: [
      text('welcome-sinhala', 'ආයුබෝවන්', line(70, 60), { fontSize: 44, color: hibiscus }),
      text('welcome-tamil', 'வணக்கம்', line(132, 50), { fontSize: 34, color: lagoon }),
      text('welcome-english', 'Welcome', line(186, 44), { ...georgia, fontSize: 32, color: saffron }),
    ],
  },
}

/** Designs to start from, by name, as large as they fit where one may design; each is a document like any other. */
export function templateOf(name: TemplateName, fields: Fields): DesignDocument {
  const { front, back = [] } = designs[name]
  const side = (elements: readonly DesignElement[], field: PageBox) => ({
    background: 'transparent',
    elements: elements.map((element, zIndex) => {
      const { position, ...fitted } = inField(element, field)
      return { ...fitted, position: { ...position, zIndex } }
    }),
  })
  return { ...emptyDocument, front: side(front, fields.front), back: side(back, fields.back) }
}
