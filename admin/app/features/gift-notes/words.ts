import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('gift-notes', {
  title: 'Gift note',
  writeIt: 'Write this on a card and put it into the parcel:',
})
