import { careWords } from '@first-fashion/contract/catalog/care-words'
import { words } from '../../../platform/words/i18n.ts'

/** The words of a product page beyond its card, in English. */
const productEn = {
  inStock: 'In stock: {{count}}',
  onlyLeft: 'Only {{count}} left',
  quantity: 'Quantity',
  addToCart: 'Add to Cart',
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
  delivery: 'Delivered in Sri Lanka and abroad',
  deliveryMade: 'Made for you, ships in 2-7 business days',
  returnsMade_one: 'Made for you: returned only if faulty, within {{count}} day',
  returnsMade_other: 'Made for you: returned only if faulty, within {{count}} days',
  returns_one: 'Easy exchange and {{count}} day return',
  returns_other: 'Easy exchange and {{count}} days return',
  finalSale: 'Final sale – cannot be returned',
  payment: 'Card, pay in three, or cash on delivery in Sri Lanka',
  related: 'You may also like',
} as const

words.addResourceBundle('en', 'product', productEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    product: typeof productEn
  }
}
