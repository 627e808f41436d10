import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('order-notices', {
  newOrders: 'Emails about new orders',
  newOrdersText: 'They name the order, its amount and how many pieces it has, and no customer.',
  howOften: 'How often',
  rhythms: {
    each: 'For each order, at once',
    hourly: 'Once an hour, if there are any',
    daily: 'Once a day, after midnight in Sri Lanka',
    none: 'Never',
  },
})
