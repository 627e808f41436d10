import type { StaffReward } from '@first-fashion/contract/loyalty/program-calls'
import { Button, Checkbox, Dialog, TextArea, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNumberError } from '../../../platform/number-error.ts'
import { usePictureUpload } from '../../../platform/pictures/use-picture-upload.ts'
import { SaveFailure } from '../../../platform/save-failure.tsx'
import { useSharedWords } from '../../../platform/words/words.ts'
import { uploadRewardPicture, useSaveReward } from './queries.ts'
import { formOf, rewardForm } from './reward-form.ts'
import { RewardGives } from './reward-gives.tsx'
import { RewardPicture } from './reward-picture.tsx'
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
