import { explanationEn } from '@first-fashion/contract/explanation/explanation-words'
import { words } from '../i18n.ts'

// The same words as in the back office; they travel with the dialog.
words.addResourceBundle('en', 'translation', explanationEn, true)

export { explanationEn }
