import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('currency', {
  currenciesText:
    'Prices are stored in rupees and shown in these currencies. A new rate applies at once. An order keeps the rate it was placed at.',
  rateFirst: 'Initial rate',
  ratesByHand: 'Automatic rates are off. Set EXCHANGE_RATES_URL to update them each night.',
  ratesNeverRead: 'Rates are updated each night. They have not been updated yet.',
  ratesRead:
    'Rates were last updated {{when}}. They are updated each night. A rate you set by hand applies until then.',
  ratesFailed: 'The rate update failed {{when}}. The rates below apply until it works again.',
  ratesRejected:
    'Not updated, because the rate was missing or changed by more than a fifth: {{codes}}. Set it by hand.',
  addCurrency: 'Add a currency',
  currencyCode: 'Code',
  codeNeeded: 'Three letters, such as USD',
  symbol: 'Symbol',
  symbolHint: 'Shown before each price, such as $',
  rate: 'Rate',
  rateHint: 'Value of one rupee in this currency',
  rateNeeded: 'A number above 0',
  rateExample: '{{amount}} is',
  rateSet: 'Rate updated',
  ownCurrency: 'Base currency',
  offered: 'Offered',
  notOffered: 'Not offered',
  offeredToShoppers: 'Offered to shoppers',
})
