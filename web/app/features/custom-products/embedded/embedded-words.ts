import { words } from '../../../platform/words/i18n.ts'

/** The words of the embedded designer, in English. */
const embeddedEn = {
  pageTitle: 'Design your own · $t(store)',
  title: 'Design your own {{name}}',
  titlePlain: 'Design your own',
  cancel: 'Cancel',
  help: 'Help',
  helpText: 'Need help? Contact our support team!',
  login: 'Please login to save your design',
  loading: 'Loading designer …',
  failed: 'Failed to load designer',
  noAnswer: 'The designer does not answer',
  noAnswerText: 'Check your connection and open it again.',
  frame: 'Designer',
  partnerFrame: 'Designer of our print partner',
  nothingYet: 'Add something to the design to save it.',
  partnerFailed: 'The designer could not save the design. Try again, or open the designer again.',
  save: 'Save Design',
  saving: 'Saving your design …',
  saved: 'Design saved successfully!',
  saveFailed: 'Failed to save design',
  saveFailedText: 'Your design is still here. Try again in a moment.',
  leaveTitle: 'Leave the designer',
  leaveText: 'Are you sure you want to leave? Your design will not be saved.',
  stay: 'Keep designing',
  leave: 'Leave',
} as const

words.addResourceBundle('en', 'embedded', embeddedEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    embedded: typeof embeddedEn
  }
}
