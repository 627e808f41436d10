import { rewardTypes } from '@first-fashion/contract/loyalty/rewards'
import { Checkbox, SelectField, TextField } from '@first-fashion/ui'
import type { UseFormReturn } from 'react-hook-form'
import { useNumberError } from '../../../platform/number-error.ts'
import type { RewardTerms, TypedReward } from './reward-form.ts'
import { useRewardWords } from './rewards-words.ts'

interface GivesProps {
  readonly form: UseFormReturn<TypedReward, unknown, RewardTerms>
}

/** What a new reward gives. */
export function RewardGives({ form: { register, watch, getValues, formState } }: GivesProps) {
  const { t } = useRewardWords()
  const numberError = useNumberError()
  const { errors } = formState
  const type = watch('type')
  return (
    <>
      <SelectField label={t('rewardType')} {...register('type')}>
        {rewardTypes.map((one) => (
          <option key={one} value={one}>
            {t(`rewardTypes.${one}`)}
          </option>
        ))}
      </SelectField>
      {type === 'product' ? (
        <TextField
          label={t('rewardProduct')}
          error={errors.product && t('rewardProductNeeded')}
          {...register('product')}
        />
      ) : type === 'special_access' ? (
        <p className="self-center text-small text-timber">{t('rewardAccessHint')}</p>
      ) : type === 'free_shipping' ? null : (
        <TextField
          label={t('rewardAmount')}
          inputMode="decimal"
          error={errors.amount && numberError(getValues('amount'), 2, t('rewardAmountNeeded'))}
          {...register('amount')}
        />
      )}
      {type === 'discount' ? (
        <div className="sm:col-span-2">
          <Checkbox label={t('rewardPercent')} {...register('isPercentage')} />
        </div>
      ) : null}
    </>
  )
}
