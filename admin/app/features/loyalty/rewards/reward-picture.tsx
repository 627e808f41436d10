import { limits } from '@first-fashion/contract/limits'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { Button, DropArea, FileButton, Notice, Picture, ProgressBar, TextField } from '@first-fashion/ui'
import type { UseFormReturn } from 'react-hook-form'
import type { RewardTerms, TypedReward } from './reward-form.ts'
import { useRewardWords } from './rewards-words.ts'
import type { useRewardPicture } from './use-reward-picture.ts'

interface PictureProps {
  readonly form: UseFormReturn<TypedReward, unknown, RewardTerms>
  readonly upload: ReturnType<typeof useRewardPicture>
}

/** The picture of a reward: chosen or dropped, replaced, removed, described. */
export function RewardPicture({ form: { register, watch, setValue }, upload }: PictureProps) {
  const { t } = useRewardWords()
  const image = watch('image')
  const isUploading = upload.done !== undefined
  const choose = ([file]: readonly File[]) => {
    if (file !== undefined) upload.send(file)
  }
  const remove = () => {
    upload.clear()
    setValue('image', '', { shouldDirty: true })
    setValue('imageAlt', '', { shouldDirty: true })
  }
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      <DropArea label={t('rewardPicture')} onDrop={choose}>
        <p className="mb-3 text-small font-medium">{t('rewardPicture')}</p>
        <div className="flex flex-wrap items-start gap-5">
          <Shown image={image} preview={upload.preview} />
          <div className="flex min-w-48 flex-1 flex-col gap-3">
            {upload.error === undefined ? null : <Notice>{upload.error}</Notice>}
            {upload.done === undefined ? null : (
              <ProgressBar
                label={t(upload.done === 1 ? 'rewardPicturePreparing' : 'rewardPictureUploading')}
                done={upload.done}
              />
            )}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <FileButton accept={acceptedPictures} disabled={isUploading} onChoose={choose}>
                {t(image === '' ? 'addRewardPicture' : 'replaceRewardPicture')}
              </FileButton>
              {isUploading ? (
                <Button variant="link" onClick={upload.clear}>
                  {t('cancelRewardPicture')}
                </Button>
              ) : image === '' ? null : (
                <Button variant="link" onClick={remove}>
                  {t('removeRewardPicture')}
                </Button>
              )}
            </div>
            <p className="text-small text-timber">{t('rewardPictureHint')}</p>
          </div>
        </div>
      </DropArea>
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

/** What is on its way, else what the reward shows. */
function Shown({ image, preview }: { readonly image: string; readonly preview: string | undefined }) {
  if (preview !== undefined)
    return <img src={preview} alt="" className="aspect-4/5 w-28 bg-sand object-contain opacity-60" />
  if (image === '') return null
  return (
    <div className="w-28">
      <Picture src={image} alt="" sizes="112px" eager />
    </div>
  )
}
