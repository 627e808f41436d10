import type { TextElement } from '@first-fashion/contract/designs/design-document'

interface Known<Made> {
  readonly text: string
  readonly width: number
  readonly height: number
  readonly made: Made
}

/**
 * Remembers what was made of a text as long as its words, style and size stay: while it is dragged, each frame has a new
 * element for it, with the style of the one before.
 */
export function ofUnmovedText<Made>(make: (element: TextElement) => Made): (element: TextElement) => Made {
  const cache = new WeakMap<TextElement['style'], Known<Made>>()
  return (element) => {
    const { style, text, position } = element
    const { width, height } = position
    const known = cache.get(style)
    if (known?.text === text && known.width === width && known.height === height) return known.made
    const made = make(element)
    cache.set(style, { text, width, height, made })
    return made
  }
}
