import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('consent', {
  browserNumber: 'Browser ID',
  browser: 'Browser',
  analytics: 'Analytics',
  marketing: 'Marketing',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
})
