import { limits } from '@first-fashion/contract/limits'
import { TextField } from '@first-fashion/ui'
import type { UseFormReturn } from 'react-hook-form'
import { PictureField } from '../../../platform/pictures/picture-field.tsx'
import type { PictureUpload } from '../../../platform/pictures/use-picture-upload.ts'
import type { RewardTerms, TypedReward } from './reward-form.ts'
import { useRewardWords } from './rewards-words.ts'

interface PictureProps {
  readonly form: UseFormReturn<TypedReward, unknown, RewardTerms>
  readonly upload: PictureUpload
}

/** The picture of a reward, and what it shows in words. */
export function RewardPicture({ form: { register, watch, setValue }, upload }: PictureProps) {
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
