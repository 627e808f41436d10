import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('invoices', {
  title: 'Documents',
  notPaid: 'The invoice follows when the order is paid.',
  invoice: 'Invoice {{number}} (PDF)',
  creditNote: 'Credit note {{number}} over {{amount}} (PDF)',
})
