import { ambiguityOf } from '@first-fashion/contract/money/typed-amount'
import { useSharedWords } from './words/words.ts'

/** The words for a refused number: both readings of what is ambiguous, else the words of its field. */
export function useNumberError() {
  const { t } = useSharedWords()
  return (typed: string, decimals: number, ofField: string): string => {
    const [first, second] = ambiguityOf(typed, decimals) ?? []
    return first === undefined || second === undefined
      ? ofField
      : t('ambiguousNumber', { typed: typed.trim(), first, second })
  }
}
