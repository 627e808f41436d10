import { limits } from '@first-fashion/contract/limits'
import type { StaffReward } from '@first-fashion/contract/loyalty/program-calls'
import { rewardTypes } from '@first-fashion/contract/loyalty/rewards'
import { Button, Checkbox, Dialog, SelectField, TextArea, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNumberError } from '../../../platform/number-error.ts'
import { PictureField } from '../../../platform/pictures/picture-field.tsx'
import { type PictureUpload, usePictureUpload } from '../../../platform/pictures/use-picture-upload.ts'
import { SaveFailure } from '../../../platform/save-failure.tsx'
import { useSharedWords } from '../../../platform/words/words.ts'
import { uploadRewardPicture, useSaveReward } from './queries.ts'
import { formOf, type RewardTerms, rewardForm, type TypedReward } from './reward-form.ts'
import { useRewardWords } from './rewards-words.ts'

interface DialogProps {
  /** undefined for a new one. */
  readonly reward: StaffReward | undefined
  /** Reloads it when someone else saved first. */
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const formId = 'reward'

/** A reward's words, cost and stock; of a new one also what it gives. The form keeps its values when saving fails. */
export function RewardDialog({ reward, onReload, onClose }: DialogProps) {
  const { t: shared } = useSharedWords()
  const { t } = useRewardWords()
  const numberError = useNumberError()
  const saving = useSaveReward(reward)
  const form = useForm({ resolver: zodResolver(rewardForm), defaultValues: formOf(reward) })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const picture = usePictureUpload(uploadRewardPicture, (address) =>
    form.setValue('image', address, { shouldDirty: true }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={reward?.name ?? t('addReward')}
      closeLabel={shared('close')}
      footer={
        <Button
          type="submit"
          form={formId}
          busy={saving.isPending}
          disabled={picture.done !== undefined}
          className="w-full"
        >
          {t('saveReward')}
        </Button>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={handleSubmit((terms) => saving.mutate(terms, { onSuccess: onClose }))}
        className="grid gap-5 sm:grid-cols-2"
      >
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        <TextField
          label={t('rewardName')}
          maxLength={80}
          error={errors.name && shared('missing')}
          {...register('name')}
        />
        <TextField
          label={t('rewardCost')}
          inputMode="numeric"
          error={errors.pointsCost && t('rewardCostNeeded')}
          {...register('pointsCost')}
        />
        {reward === undefined ? <RewardGives form={form} /> : null}
        <TextField
          label={t('rewardStock')}
          inputMode="numeric"
          hint={t('rewardStockHint')}
          error={errors.stock && t('rewardCostNeeded')}
          {...register('stock')}
        />
        {form.watch('type') === 'special_access' ? null : (
          <TextField
            label={t('rewardMinimum')}
            inputMode="decimal"
            error={
              errors.minimumOrderAmount &&
              numberError(form.getValues('minimumOrderAmount'), 2, t('rewardMinimumNeeded'))
            }
            {...register('minimumOrderAmount')}
          />
        )}
        <div className="sm:col-span-2">
          <TextArea label={t('rewardDescription')} rows={3} maxLength={500} {...register('description')} />
        </div>
        <RewardPicture form={form} upload={picture} />
        {reward === undefined ? null : <Checkbox label={t('rewardOffered')} {...register('isActive')} />}
      </form>
    </Dialog>
  )
}

interface PictureProps {
  readonly form: UseFormReturn<TypedReward, unknown, RewardTerms>
  readonly upload: PictureUpload
}

/** The picture of a reward, and what it shows in words. */
function RewardPicture({ form: { register, watch, setValue }, upload }: PictureProps) {
  const { t } = useRewardWords()
  const image = watch('image')
  const remove = () => {
    setValue('image', '', { shouldDirty: true })
    setValue('imageAlt', '', { shouldDirty: true })
  }
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      <PictureField
        label={t('rewardPicture')}
        hint={t('rewardPictureHint')}
        image={image}
        shape="portrait"
        upload={upload}
        onRemove={remove}
      />
      {image === '' ? null : (
        <TextField
          label={t('rewardAlt')}
          hint={t('rewardAltHint')}
          maxLength={limits.pictureAltMaximumLength}
          {...register('imageAlt')}
        />
      )}
    </div>
  )
}

interface GivesProps {
  readonly form: UseFormReturn<TypedReward, unknown, RewardTerms>
}

/** What a new reward gives. */
function RewardGives({ form: { register, watch, getValues, formState } }: GivesProps) {
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
