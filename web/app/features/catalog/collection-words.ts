import { words } from '../../platform/words/i18n.ts'

/** The words of the collection page: filters, search, sorting; in English. */
const collectionEn = {
  title: '{{name}} · $t(store)',
  description:
    'Everything from $t(store): topwear, bottomwear, winterwear, dresses, footwear, accessories and bags.',
  heading: 'Collection',
  collectionHeading: 'The {{name}} collection',
  namedOf: {
    Men: 'Men’s {{kind}}',
    Women: 'Women’s {{kind}}',
    Kids: 'Kids’ {{kind}}',
    Unisex: 'Unisex {{kind}}',
  },
  products: 'Products',
  filters: 'Filters',
  category: 'Category',
  type: 'Type',
  collection: 'Collection',
  size: 'Size',
  colour: 'Colour',
  price: 'Price',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  priceApply: 'Apply',
  priceNeeded: 'Type a price, such as 2500',
  priceAmbiguous: '{{typed}} can mean {{first}} or {{second}}. Type one of them.',
  fromPrice: 'From {{price}}',
  toPrice: 'Up to {{price}}',
  inStock: 'In stock',
  inMySize: 'In stock in my size',
  clear: 'Clear all',
  remove: 'Remove {{name}}',
  show_one: 'Show {{count}} product',
  show_other: 'Show {{count}} products',
  sort: 'Sort by',
  relevant: 'Relevant',
  lowHigh: 'Price: low to high',
  highLow: 'Price: high to low',
  caption: 'Showing {{from}}-{{to}} of {{total}} products',
  none: 'No products found',
  noneYet: 'The first pieces are on their way. Please come back soon.',
  beyond: 'That page doesn’t exist',
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page, {{page}}',
  noneNamed: 'No results for “{{search}}”',
  showAll: 'Show all products',
  noneText: 'No products match all of these filters. Remove one, or try another word.',
  approximate: 'No results for “{{search}}”. Showing similar products.',
  suggestions: 'Suggestions',
  suggestionsCount_one: '{{count}} suggestion. Use the arrow keys to reach it.',
  suggestionsCount_other: '{{count}} suggestions. Use the arrow keys to reach them.',
  seeAll_one: 'See {{count}} product',
  seeAll_other: 'See all {{count}} products',
  searchLabel: 'Search products by name',
  searchPlaceholder: 'Search by name',
  closeSearch: 'Close search',
  pages: 'Pages',
  page: 'Page {{page}}',
  previous: 'Previous page',
  next: 'Next page',
  designLink: 'Nothing quite right? Design your own',
} as const

words.addResourceBundle('en', 'collection', collectionEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    collection: typeof collectionEn
  }
}
