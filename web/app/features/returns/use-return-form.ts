import { useForm } from 'react-hook-form'
import { failureOf } from '../../platform/queries/refusal.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { emptyDraft, missingIn, type OrderReturns, type ReturnDraft } from './return-draft.ts'
import './returns-words.ts'

export type ReturnStepNumber = 1 | 2 | 3
export type ReturnForm = ReturnType<typeof useReturnForm>

/** The lines whose colour and size is no longer there; none if a request failed for another reason. */
export function goneLines(error: Error): readonly string[] {
  const { code, errors = {} } = failureOf(error)
  return code === 'returns.exchange-unavailable' ? Object.keys(errors) : []
}

/** The form of a request. Continuing checks the step that is shown, and the first wrong field gets the focus. */
export function useReturnForm(returns: OrderReturns, step: ReturnStepNumber) {
  const { t } = useTranslation()
  return useForm<ReturnDraft>({
    defaultValues: emptyDraft(returns),
    resolver: (draft) => {
      const missing = missingIn(step, returns.lines, draft)
      if (missing === null) return { values: draft, errors: {} }
      const [field, message] =
        missing === 'items'
          ? (['quantities', t('returns:itemsMissing')] as const)
          : (['options', t('returns:optionsMissing')] as const)
      return { values: {}, errors: { [field]: { type: missing, message } } }
    },
  })
}
