import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('taxes', {
  lead: 'Orders keep the taxes they were placed with. Invoices, credit notes and emails show them by rate. Ask your accountant which rates apply to you.',
  prices: 'Your prices',
  modes: {
    off: { name: 'No taxes', text: 'Nothing about taxes is shown.' },
    included: {
      name: 'Prices include taxes',
      text: 'Shoppers pay the prices that you enter. The taxes within them are shown. This is usual in Sri Lanka and in the EU.',
    },
    added: {
      name: 'Prices are without taxes',
      text: 'The checkout adds the taxes of the country that the parcel goes to. Delivery prices always include taxes.',
    },
  },
  rates: 'Rates',
  ratesText:
    'Each country has a standard rate and, if it needs one, a reduced rate for products marked as such. No tax is charged in countries without a rate.',
  noRates: 'No rates yet, so no tax is charged anywhere.',
  rateOf: 'Rate of {{country}}',
  taxedCountry: 'Country',
  taxClass: 'For',
  classes: { standard: 'Standard rate', reduced: 'Reduced rate' },
  taxName: 'Name on documents',
  taxNameHint: 'For example: VAT',
  percent: 'Percent',
  addRate: 'Add rate',
  removeRate: 'Remove the rate of {{country}}',
  report: 'Tax report',
  reportText:
    'A CSV file with the net amount, tax and gross amount of each invoice and credit note. What went back is negative.',
  from: 'From',
  until: 'Until',
  saveReport: 'Save report',
  wrong: {
    days: 'The last day is before the first',
    name: 'A name of at most 20 characters',
    percent: 'A number from 0 to 100 with at most two decimals',
    twice: 'This country has such a rate already',
  },
})
