import { careWords } from '@first-fashion/ui/catalog/care-words'
import { words } from '../../../platform/words/i18n.ts'

/** The words of a product page beyond its card, in English. */
const productEn = {
  inStock: 'In stock: {{count}}',
  onlyLeft: 'Only {{count}} left',
  quantity: 'Quantity',
  addToCart: 'Add to Cart',
  chooseColour: 'Choose a colour',
  thenAdd: ', then Add to Cart',
  addNamed: ': Add to Cart',
  addSelection: 'Add {{selection}}',
  selectionOut: '{{selection}}: out of stock',
  designOwn: 'Design Your Own',
  sizeChart: 'Size chart',
  facts: 'Fabric, care and fit',
  fabricAndCare: 'Fabric & care',
  careSymbols: careWords,
  fit: 'Fit',
  collectionHeading: 'The {{name}} collection',
  seeCollection: 'See the collection',
  pictures: 'Pictures',
  pictureOf: '{{name}}, picture {{number}} of {{total}}',
  zoom: 'Enlarge picture',
  showPicture: 'Show picture {{number}}',
  atHome: '{{payments}} in Sri Lanka',
  related: 'You may also like',
} as const

words.addResourceBundle('en', 'product', productEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    product: typeof productEn
  }
}
