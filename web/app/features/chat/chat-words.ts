import { words } from '../../platform/words/i18n.ts'

/** What the support chat says, in English. */
const chatEn = {
  title: 'First Fashion Support',
  open: 'Open the chat with support',
  openUnread_one: 'Open the chat with support, {{count}} unread message',
  openUnread_other: 'Open the chat with support, {{count}} unread messages',
  close: 'Close the chat',
  online: 'Online',
  offline: 'Offline',
  welcome: 'Hi! How can we help you today?',
  messages: 'Messages',
  older: 'Show earlier messages',
  loading: 'Loading the conversation',
  failed: 'Failed to load chat',
  retry: 'Try again',
  sendFailed: 'Failed to send message',
  label: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  keys: 'Enter sends, Shift and Enter starts a new line',
  reconnecting: 'No connection. Your messages wait and are sent as soon as it is back.',
  typing: '{{name}} is typing',
  waiting: 'Not sent yet. We keep trying.',
  sending: 'Sending',
  read: 'Read',
  sent: 'Sent',
  you: 'You',
  said: '{{name}} said: {{text}}',
  attach: 'Show something',
  photo: 'Send a picture',
  card: 'Show an order, a product or a design',
  cards: 'What would you like to show?',
  noCards: 'Your orders, the products of your wishlist and your designs appear here.',
  cardsFailed: 'Your orders and designs could not be loaded.',
  picture: 'Picture sent by {{name}}',
  uploading: 'Sending your picture',
  agree: 'Agree',
  decline: 'No, thanks',
  proposal: 'Our proposal',
  proposalStatus: {
    open: 'Waiting for your answer',
    accepted: 'You agreed. We are on it.',
    declined: 'You declined.',
    withdrawn: 'We took this back.',
    failed: 'This could not be done.',
  },
  menu: 'Chat options',
  mute: 'Mute sound and title',
  unmute: 'Unmute sound and title',
  download: 'Save the conversation',
  mail: 'Email me the conversation',
  mailed: 'We have sent the conversation to your email address.',
  rate: 'How did we do?',
  rateHint: 'Your conversation was closed. Write to us at any time to open it again.',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  rateNote: 'Anything you want to add?',
  optional: 'optional',
  rateSend: 'Send rating',
  rated: 'Thank you for your rating.',
  unread_one: '{{count}} new message',
  unread_other: '{{count}} new messages',
} as const

words.addResourceBundle('en', 'chat', chatEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chat: typeof chatEn
  }
}
