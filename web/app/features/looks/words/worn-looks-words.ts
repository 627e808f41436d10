import { words } from '../../../platform/words/i18n.ts'

/** The words of looks in what their authors bought, in English. Whoever changes `consent` changes its version, too. */
const wornLooksEn = {
  consent:
    'I agree that this look, my name in the community, the sizes and the height may show on the pages of these products. I can take this back in the look at any time.',
  title: 'Worn by customers',
  intro: 'Looks from customers who bought and kept it.',
  filter: 'Size worn',
  all: 'All sizes',
  sizeLooks_one: '{{size}}, {{count}} look',
  sizeLooks_other: '{{size}}, {{count}} looks',
  open: 'Open the look: {{title}}',
  wears: 'Wears {{worn}}',
  height: '{{count}} cm tall',
  more: 'Show more looks',
  question: 'What are you wearing from $t(store)?',
  hint: 'Choose what you bought and kept. Your look then helps others to find their size.',
  moreItems: 'Show all {{count}} items',
  most: 'Up to {{count}} items',
  heightLabel: 'Your height in cm',
  heightHint: 'Shown next to the size.',
  heightWrong: 'Enter a height from {{from}} to {{to}} cm, or leave it empty',
  consentMissing: 'Tick the box, or deselect all items',
  shown: 'This look shows on the product pages of {{items}}.',
  notShown: 'This look does not show on the product pages of {{items}}.',
  authorHidden: 'Your profile is hidden, so this look isn’t on the product pages of {{items}}.',
  nothingLeft: 'This look isn’t on any product page: you no longer have its items.',
  withdraw: 'Remove from product pages',
  give: 'Show it there again',
  giveTitle: 'Show your look on product pages',
  agree: 'I agree',
  cancel: 'Cancel',
  failed: 'This did not work. Check your connection and try again.',
} as const

words.addResourceBundle('en', 'worn-looks', wornLooksEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'worn-looks': typeof wornLooksEn
  }
}
