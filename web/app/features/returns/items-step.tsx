import { returnNoteMaximumLength } from '@first-fashion/contract/returns/return-request'
import { returnReasons, shopsFault } from '@first-fashion/contract/returns/status'
import { Checkbox, Picture, SelectField, Stepper, TextArea } from '@first-fashion/ui'
import { Controller } from 'react-hook-form'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { FieldGroup } from './field-group.tsx'
import { PhotoField } from './photo-field.tsx'
import { fits, type OrderReturns, type ReturnableLine, type ReturnDraft } from './return-draft.ts'
import type { ReturnForm } from './use-return-form.ts'
import './returns-words.ts'

export interface StepProps {
  readonly returns: OrderReturns
  readonly form: ReturnForm
}

/** Which items, how many of each, and why. */
export function ItemsStep({ returns, form }: StepProps) {
  const { t } = useTranslation()
  const draft = form.watch()
  const isFault = shopsFault.includes(draft.reason)
  return (
    <div className="flex flex-col gap-5">
      <SelectField label={t('returns:why')} {...form.register('reason')}>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`returns:reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <Controller
        name="quantities"
        control={form.control}
        render={({ field, fieldState: { error } }) => (
          <FieldGroup legend={t('returns:which')} error={error?.message} fieldRef={field.ref}>
            <ul className="flex flex-col gap-4">
              {returns.lines.map((line) => (
                <li key={line.lineId}>
                  <Item
                    line={line}
                    draft={draft}
                    onChange={(units) => field.onChange({ ...draft.quantities, [line.lineId]: units })}
                  />
                </li>
              ))}
            </ul>
          </FieldGroup>
        )}
      />
      <TextArea
        label={t('returns:note')}
        optionalLabel={t('returns:optional')}
        maxLength={returnNoteMaximumLength}
        rows={2}
        {...form.register('note')}
      />
      <PhotoField
        photos={draft.photos}
        isRecommended={isFault}
        onChange={(photos) => form.setValue('photos', photos)}
      />
    </div>
  )
}

/** Why an item cannot be chosen. */
function whyNot({ finalSale, left }: ReturnableLine) {
  if (finalSale) return 'returns:finalSale'
  return left === 0 ? 'returns:nothingLeft' : 'returns:onlyFaulty'
}

interface ItemProps {
  readonly line: ReturnableLine
  readonly draft: ReturnDraft
  readonly onChange: (units: number) => void
}

function Item({ line, draft, onChange }: ItemProps) {
  const { t } = useTranslation()
  const { lineId, name, left } = line
  const quantity = draft.quantities[lineId] ?? 0
  const isPossible = fits(line, draft)
  return (
    <div className="grid grid-cols-[4rem_1fr] gap-4">
      <Picture src={line.image} alt="" sizes="64px" />
      <div className="flex flex-col items-start gap-2">
        <Checkbox
          label={t('returns:take', { name })}
          checked={isPossible && quantity > 0}
          disabled={!isPossible}
          onChange={({ target }) => onChange(target.checked ? left : 0)}
        />
        <p className="text-small text-timber">{line.options.join(', ')}</p>
        {line.returned === 0 ? null : (
          <p className="text-small text-timber">
            {t('returns:returnedOf', { count: line.returned, bought: line.bought })}
          </p>
        )}
        {isPossible || line.returned === line.bought ? null : (
          <p className="text-small text-timber">{t(whyNot(line))}</p>
        )}
        {isPossible && quantity > 0 && left > 1 ? (
          <Stepper
            value={quantity}
            minimum={1}
            maximum={left}
            onChange={onChange}
            label={t('returns:count', { name })}
            lessLabel={t('returns:less', { name })}
            moreLabel={t('returns:more', { name })}
          />
        ) : null}
      </div>
    </div>
  )
}
