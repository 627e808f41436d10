import { OptionCard } from '@first-fashion/ui'
import { Controller } from 'react-hook-form'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ExchangeChoice } from './exchanges/exchange-choice.tsx'
import { FieldGroup } from './field-group.tsx'
import type { StepProps } from './items-step.tsx'
import { chosenLines, fits, isOwnDesign } from './return-draft.ts'
import './returns-words.ts'

/** Another colour or size, or where the money goes. */
export function ChoiceStep({ returns, form }: StepProps) {
  const { t } = useTranslation()
  const draft = form.watch()
  const lines = chosenLines(returns.lines, draft).filter((line) => fits(line, draft))
  const nameOf = (choice: typeof draft.choice) =>
    choice === 'exchange' && lines.every(isOwnDesign) ? 'again' : choice
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-3 text-small font-medium">{t('returns:what')}</legend>
        <div className="flex flex-col gap-3">
          {(['exchange', ...returns.payouts] as const).map((choice) => (
            <OptionCard
              key={choice}
              name="return-choice"
              value={choice}
              label={t(`returns:choices.${nameOf(choice)}`)}
              text={t(`returns:choiceTexts.${nameOf(choice)}`)}
              checked={draft.choice === choice}
              onChoose={() => form.setValue('choice', choice)}
            />
          ))}
        </div>
      </fieldset>
      {draft.choice !== 'exchange' ? null : (
        <Controller
          name="options"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <FieldGroup legend={t('returns:options')} error={error?.message} fieldRef={field.ref}>
              <div className="flex flex-col gap-5">
                {lines.map((line) =>
                  isOwnDesign(line) ? (
                    <p key={line.lineId}>{t('returns:sameAgain', line)}</p>
                  ) : (
                    <ExchangeChoice
                      key={line.lineId}
                      line={line}
                      quantity={line.quantity}
                      chosen={draft.options[line.lineId]}
                      onChoose={(option) => field.onChange({ ...draft.options, [line.lineId]: option })}
                    />
                  ),
                )}
              </div>
            </FieldGroup>
          )}
        />
      )}
    </div>
  )
}
