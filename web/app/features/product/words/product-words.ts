import { words } from '../../../platform/words/i18n.ts'

/** The words of a product page beyond its card, in English. */
const productEn = {
  inStock: 'In stock: {{count}}',
  onlyLeft: 'Only {{count}} left',
  quantity: 'Quantity',
  addToCart: 'Add to Cart',
  sizeChart: 'Size chart',
  facts: 'Fabric, care and fit',
  fabricAndCare: 'Fabric & care',
  careSymbols: {
    'wash-60': 'Wash at up to 60°',
    'wash-40': 'Wash at up to 40°',
    'wash-30': 'Wash at up to 30°',
    'wash-hand': 'Wash by hand',
    'wash-no': 'Do not wash',
    'bleach-no': 'Do not bleach',
    'tumble-low': 'Tumble dry on low',
    'tumble-no': 'Do not tumble dry',
    'dry-line': 'Hang to dry',
    'dry-shade': 'Hang to dry in shade',
    'dry-flat': 'Dry flat',
    'iron-high': 'Hot iron',
    'iron-medium': 'Warm iron',
    'iron-low': 'Cool iron',
    'iron-no': 'Do not iron',
    'clean-dry': 'May be dry cleaned',
    'clean-no': 'Do not dry clean',
  },
  fit: 'Fit',
  collectionHeading: 'The {{name}} collection',
  seeCollection: 'See the collection',
  pictures: 'Pictures',
  pictureOf: '{{name}}, picture {{number}} of {{total}}',
  zoom: 'Enlarge picture',
  showPicture: 'Show picture {{number}}',
  delivery: 'Delivered in Sri Lanka and abroad',
  deliveryMade: 'Made for you, ships in 2-7 business days',
  returns: 'Easy exchange and 7 days return',
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
