import { addWords } from '../words/words.ts'

export const useWords = addWords('rich-text', {
  formatting: 'Formatting',
  formats: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
  },
  linkAddress: 'Address',
  linkHint: 'Starts with https:// or mailto:, or with / for a page of the store',
  setLink: 'Set link',
  removeLink: 'Remove link',
})
