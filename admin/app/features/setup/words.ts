import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('setup', {
  title: 'Open your shop',
  lead: 'What leads from an empty shop to the first order. Each step says where it is taken.',
  progress: '{{done}} of {{all}} steps done',
  open_one: 'One step before you open',
  open_other: '{{count}} steps before you open',
  hide: 'Hide on Today',
  show: 'Show on Today again',
  isDone: ', done',
  isOpen: ', open',
  lacks: 'Missing: {{what}}',
  testKeys: '{{partners}}: These are test keys: nobody is charged.',
  toKeys: 'Partner keys',
  testMail: 'Send me a test email',
  testPayments: 'Test {{partner}}',
  confirm: 'Mark as done',
  confirmName: 'Mark as done: {{step}}',
  reopen: 'Mark as open',
  reopenName: 'Mark as open: {{step}}',
  gaps: { name: 'name', address: 'address', phone: 'phone', email: 'email' },
  steps: {
    store: {
      title: 'Store details',
      text: 'Name, address, phone and email: all pages, emails and documents show them.',
      go: 'Fill in',
    },
    logo: {
      title: 'Logo',
      text: 'Headers, emails, documents and icons show it. Without one they show your name; if you want none, mark this as done.',
      go: 'Add a logo',
    },
    currencies: {
      title: 'Currencies',
      text: 'The currencies that shoppers can choose, and their rates.',
      go: 'Check the rates',
    },
    delivery: {
      title: 'Delivery',
      text: 'Where you deliver, and for how much. A template has Sri Lanka by district, and one price for abroad.',
      go: 'Set up zones',
    },
    payments: {
      title: 'Payments',
      text: 'The ways to pay, and the keys of their partners. A test asks a partner whether it knows its keys. If you take cash only, mark this as done.',
      go: 'Choose ways to pay',
    },
    mail: {
      title: 'Emails',
      text: 'The mail server is a setting of the server. A test email to yourself shows that it works.',
    },
    legal: {
      title: 'Legal texts',
      text: 'Read the terms and the privacy policy, ask somebody who knows the law, and publish both.',
      go: 'Read the texts',
    },
    product: {
      title: 'First product',
      text: 'With pictures, sizes and a price, and published.',
      go: 'Add a product',
    },
    order: {
      title: 'Test order',
      text: 'Order your product as a customer would, and pay for it.',
      go: 'See the orders',
    },
    refund: {
      title: 'Refund of the test order',
      text: 'Cancel the order and give the money back, so that you know how.',
      go: 'See the orders',
    },
  },
})
