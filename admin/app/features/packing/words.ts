import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('packing', {
  slip: 'Packing slip',
  slips: 'Packing slips',
  noSlip_one: '{{count}} order has no slip in the file:',
  noSlip_other: '{{count}} orders have no slip in the file:',
  download: 'Download PDF',
  pickList: 'Pick list',
  openPickList: 'Pick list of the orders to pack',
  backToOrders: 'Back to the orders',
  print: 'Print',
  summary_one: '{{units}} for {{count}} order, as of {{time}}',
  summary_other: '{{units}} for {{count}} orders, as of {{time}}',
  units_one: '{{count}} unit',
  units_other: '{{count}} units',
  nothing: 'There is nothing to pack.',
  goesTo: 'Goes to {{orders}}',
})
