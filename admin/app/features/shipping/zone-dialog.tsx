import type { StaffZone } from '@first-fashion/contract/shipping/staff-calls'
import { Button, Dialog } from '@first-fashion/ui'
import { useForm } from 'react-hook-form'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useSaveZone } from './queries.ts'
import { useWords } from './words.ts'
import { ZoneFields } from './zone-fields.tsx'
import { formOf, zoneResolver } from './zone-form.ts'

interface DialogProps {
  /** undefined for a new one. */
  readonly zone: StaffZone | undefined
  /** Reloads it when someone else saved first. */
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const formId = 'zone'

/** A zone's places, prices and days. The form keeps its values when saving fails. */
export function ZoneDialog({ zone, onReload, onClose }: DialogProps) {
  const { t } = useWords()
  const saving = useSaveZone(zone)
  const form = useForm({ resolver: zoneResolver, defaultValues: formOf(zone) })
  const save = form.handleSubmit((words) => saving.mutate(words, { onSuccess: onClose }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={zone?.name ?? t('addZone')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} className="w-full">
          {t('save')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        <ZoneFields form={form} isNew={zone === undefined} />
      </form>
    </Dialog>
  )
}
