import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('return-window', {
  text: 'How long after the delivery shoppers can ask for a return or an exchange. Product pages and emails name it. A change does not affect orders already delivered.',
  days: 'Days after the delivery',
  daysHint: 'From 1 to {{most}}',
  wrong: 'A whole number from 1 to {{most}}',
})
