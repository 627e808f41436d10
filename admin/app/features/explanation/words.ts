import { explanationEn } from '@first-fashion/ui/explanation/explanation-words'
import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('explanation', explanationEn)
