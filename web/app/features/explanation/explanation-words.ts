import { explanationEn } from '@first-fashion/ui/explanation/explanation-words'
import { words } from '../../platform/words/i18n.ts'

// The same words as in the back office; they travel with the dialog.
words.addResourceBundle('en', 'explanation', explanationEn.explanation)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    explanation: (typeof explanationEn)['explanation']
  }
}
