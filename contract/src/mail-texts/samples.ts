import type { Samples } from '../samples/sample.ts'

const confirmation = {
  name: 'order-confirmation',
  group: 'orders',
  title: 'Confirmation',
  subject: 'Your order {{order}}',
  state: 'default',
} as const

const defaults = {
  subject: 'Your order {{order}}',
  words: '{{thanks}} We have received your order {{order}} and will email you when it ships.\n\n{{details}}',
}

const mail = {
  ...confirmation,
  state: 'changed',
  version: 2,
  fields: {
    subject: 'Thank you for your order {{order}}',
    words: '{{thanks}} Your order {{order}} is with our tailors now.\n\n{{details}}\n\nSee you in Colombo!',
  },
  defaults,
  placeholders: [
    { name: 'thanks', example: 'Thank you, Nadeesha.', isNeeded: false, isBlock: false },
    { name: 'order', example: 'FF-10342', isNeeded: false, isBlock: false },
    { name: 'details', example: '', isNeeded: true, isBlock: true },
  ],
  changedAt: 1736915400000,
} as const

const text = 'Thank you, Nadeesha. Your order FF-10342 is with our tailors now.'

/** Valid answers of the calls of emails' texts. */
export const mailTextsSamples = {
  'staff.mail-texts': {
    success: true,
    mails: [
      { ...confirmation, subject: mail.fields.subject, state: 'changed' },
      {
        name: 'order-shipped',
        group: 'orders',
        title: 'Shipped',
        subject: 'Your order {{order}}: {{status}}',
        state: 'default',
      },
      {
        name: 'return-approved',
        group: 'returns',
        title: 'Return: approved',
        subject: 'Your order {{order}}: return approved',
        state: 'unusable',
      },
      {
        name: 'account-verification',
        group: 'accounts',
        title: 'Confirm the email address',
        subject: 'Please confirm your email address',
        state: 'default',
      },
    ],
  },
  'staff.mail-text': { success: true, mail },
  'staff.mail-text-save': {
    success: true,
    mail: { ...mail, version: 3 },
    message: 'Saved. Emails have this text from now on.',
  },
  'staff.mail-text-reset': {
    success: true,
    mail: { ...mail, ...confirmation, version: 3, fields: defaults, changedAt: null },
    message: 'The email has its default text again',
  },
  'staff.mail-text-preview': {
    success: true,
    preview: {
      subject: 'Thank you for your order FF-10342',
      text: `${text}\n\n1 × Galle Fort Shirt (White, M)  Rs. 9,500.00\n\nSee you in Colombo!\n\nFirst Fashion`,
      html: `<!doctype html><html lang="en"><head><title>Thank you for your order FF-10342</title></head><body><h1>Thank you for your order FF-10342</h1><p>${text}</p><p>See you in Colombo!</p></body></html>`,
    },
  },
  'staff.mail-text-test': { success: true, message: 'Test email sent to owner@example.com' },
} satisfies Samples
