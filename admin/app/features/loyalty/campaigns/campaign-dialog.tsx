import { staffLoyaltyCampaignCalls } from '@first-fashion/contract/loyalty/campaign-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { SaveFailure } from '../../../platform/save-failure.tsx'
import { useSharedWords } from '../../../platform/words/words.ts'
import { useCampaignWords } from './campaigns-words.ts'
import { usePlanCampaign, usePreview } from './queries.ts'

const formId = 'campaign'
const { body } = staffLoyaltyCampaignCalls['staff.loyalty-campaign-add'].request

/** A campaign as typed; it gives the body of the call. */
const campaignForm = z
  .object({ name: z.string(), startsOn: z.string(), endsOn: z.string(), multiplierPercent: z.string() })
  .transform((form) => ({ ...form, multiplierPercent: typedNumber(form.multiplierPercent, 0) }))
  .pipe(body)

/** A campaign's days and multiplier, with what it would have cost. The form keeps its values when saving fails. */
export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { t: shared } = useSharedWords()
  const { t } = useCampaignWords()
  const planning = usePlanCampaign()
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(campaignForm),
    defaultValues: { name: '', startsOn: '', endsOn: '', multiplierPercent: '200' },
  })
  const { errors } = formState
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('planCampaign')}
      closeLabel={shared('close')}
      footer={
        <Button type="submit" form={formId} busy={planning.isPending} className="w-full">
          {t('campaignPlan')}
        </Button>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={handleSubmit((campaign) => planning.mutate(campaign, { onSuccess: onClose }))}
        className="grid gap-5 sm:grid-cols-2"
      >
        {planning.isError ? <SaveFailure error={planning.error} onReload={async () => undefined} /> : null}
        <TextField
          label={t('campaignName')}
          maxLength={80}
          error={errors.name && shared('missing')}
          {...register('name')}
        />
        <TextField
          label={t('campaignMultiplier')}
          inputMode="numeric"
          hint={t('campaignMultiplierHint')}
          error={errors.multiplierPercent && t('campaignMultiplierNeeded')}
          {...register('multiplierPercent')}
        />
        <TextField
          label={t('campaignFrom')}
          type="date"
          error={errors.startsOn && shared('missing')}
          {...register('startsOn')}
        />
        <TextField
          label={t('campaignTo')}
          type="date"
          error={errors.endsOn && t('campaignToNeeded')}
          {...register('endsOn')}
        />
        <Preview percent={watch('multiplierPercent')} />
      </form>
    </Dialog>
  )
}

function Preview({ percent }: { readonly percent: string }) {
  const { t } = useCampaignWords()
  const { data } = usePreview(percent)
  if (data === undefined) return null
  const { orders, points, worth } = data
  return (
    <p role="status" className="text-small text-timber sm:col-span-2">
      {t('preview', { count: orders, percent, points, worth: formatPrice(worth, lkr) })}
    </p>
  )
}
