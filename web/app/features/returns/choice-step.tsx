import { OptionCard } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ExchangeChoice } from './exchange-choice.tsx'
import type { StepProps } from './items-step.tsx'
import { chosenLines, fits } from './return-draft.ts'
import './returns-words.ts'

/** Another colour or size, or where the money goes. */
export function ChoiceStep({ returns, draft, onChange }: StepProps) {
  const { t } = useTranslation()
  const lines = chosenLines(returns.lines, draft).filter((line) => fits(line, draft))
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
              label={t(`returns:choices.${choice}`)}
              text={t(`returns:choiceTexts.${choice}`)}
              checked={draft.choice === choice}
              onChoose={() => onChange({ ...draft, choice })}
            />
          ))}
        </div>
      </fieldset>
      {draft.choice === 'exchange'
        ? lines.map((line) => (
            <ExchangeChoice
              key={line.lineId}
              line={line}
              quantity={line.quantity}
              chosen={draft.options[line.lineId]}
              onChoose={(option) =>
                onChange({ ...draft, options: { ...draft.options, [line.lineId]: option } })
              }
            />
          ))
        : null}
    </div>
  )
}
