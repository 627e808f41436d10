import { returnNoteMaximumLength } from '@first-fashion/contract/returns/return-request'
import { returnReasons } from '@first-fashion/contract/returns/status'
import { Checkbox, Picture, SelectField, Stepper, TextArea } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { fits, type OrderReturns, type ReturnableLine, type ReturnDraft } from './return-draft.ts'
import './returns-words.ts'

export interface StepProps {
  readonly returns: OrderReturns
  readonly draft: ReturnDraft
  readonly onChange: (draft: ReturnDraft) => void
}

/** Which items, how many of each, and why. */
export function ItemsStep({ returns, draft, onChange }: StepProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label={t('returns:why')}
        value={draft.reason}
        onChange={({ target }) => {
          const reason = returnReasons.find((one) => one === target.value)
          if (reason !== undefined) onChange({ ...draft, reason })
        }}
      >
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`returns:reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-3 text-small font-medium">{t('returns:which')}</legend>
        <ul className="flex flex-col gap-4">
          {returns.lines.map((line) => (
            <li key={line.lineId}>
              <Item line={line} draft={draft} onChange={onChange} />
            </li>
          ))}
        </ul>
      </fieldset>
      <TextArea
        label={t('returns:note')}
        optionalLabel={t('returns:optional')}
        maxLength={returnNoteMaximumLength}
        rows={2}
        value={draft.note}
        onChange={({ target }) => onChange({ ...draft, note: target.value })}
      />
    </div>
  )
}

interface ItemProps extends Omit<StepProps, 'returns'> {
  readonly line: ReturnableLine
}

function Item({ line, draft, onChange }: ItemProps) {
  const { t } = useTranslation()
  const { lineId, name, left } = line
  const quantity = draft.quantities[lineId] ?? 0
  const set = (units: number) => onChange({ ...draft, quantities: { ...draft.quantities, [lineId]: units } })
  const isPossible = fits(line, draft)
  return (
    <div className="grid grid-cols-[4rem_1fr] gap-4">
      <Picture src={line.image} alt="" sizes="64px" />
      <div className="flex flex-col items-start gap-2">
        <Checkbox
          label={t('returns:take', { name })}
          checked={isPossible && quantity > 0}
          disabled={!isPossible}
          onChange={({ target }) => set(target.checked ? left : 0)}
        />
        <p className="text-small text-timber">{line.options.join(', ')}</p>
        {isPossible ? null : (
          <p className="text-small text-timber">
            {t(left === 0 ? 'returns:nothingLeft' : 'returns:onlyFaulty')}
          </p>
        )}
        {isPossible && quantity > 0 && left > 1 ? (
          <Stepper
            value={quantity}
            minimum={1}
            maximum={left}
            onChange={set}
            label={t('returns:count', { name })}
            lessLabel={t('returns:less', { name })}
            moreLabel={t('returns:more', { name })}
          />
        ) : null}
      </div>
    </div>
  )
}
