import { words } from '../../platform/words.ts'

words.addResourceBundle('en', 'gift-notes', {
  title: 'Gift note',
  writeIt: 'Write this on a card and put it into the parcel:',
})
