import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('newsletter', {
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  sources: { homepage: 'Home', about: 'About', contact: 'Contact', website: 'Other pages' },
  exportCsv: 'Export as CSV',
})
