import { words } from '../../platform/words/i18n.ts'

/** The words of choosing a colour, size and quantity, in English. */
const selectionEn = {
  colour: 'Colour',
  chooseColour: 'Choose a colour',
  colourFirst: 'Choose a colour first',
  size: 'Size',
  selectColour: 'Please select a color variant',
  selectSize: 'Please select a size to continue',
  sizeOut: 'Selected size is out of stock',
  onlyAvailable: 'Only {{count}} items available in stock',
  invalidVariant: 'Invalid variant data',
} as const

words.addResourceBundle('en', 'selection', selectionEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    selection: typeof selectionEn
  }
}
