import { explanationEn } from '@first-fashion/contract/explanation/explanation-words'
import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('explanation', explanationEn)
