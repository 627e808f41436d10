import type { StaffZone } from '@first-fashion/contract/shipping/staff-calls'
import { Button, Checkbox, Dialog, TextArea, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useWords } from './words.ts'
import { formOf, type ZoneForm, type ZoneWords, zoneOf } from './zone-form.ts'

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
  const queries = useQueryClient()
  const [form, setForm] = useState(() => formOf(zone))
  const [isTried, setTried] = useState(false)
  const saving = useMutation({
    mutationFn: (words: ZoneWords) => {
      if (zone === undefined) return call('staff.zone-add', { body: words })
      const body = { version: zone.version, isActive: form.isActive, ...words }
      return call('staff.zone-edit', { params: { id: zone.id }, body })
    },
    onSuccess: ({ zones, message }) => {
      queries.setQueryData(['staff-zones'], zones)
      toast.success(message)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { zone: words } = zoneOf(form)
    if (words !== undefined) saving.mutate(words)
  }
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
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        <ZoneFields
          form={form}
          isTried={isTried}
          isNew={zone === undefined}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  readonly form: ZoneForm
  readonly isTried: boolean
  readonly isNew: boolean
  readonly onChange: (change: Partial<ZoneForm>) => void
}

type TextName = {
  [Key in keyof ZoneForm]: ZoneForm[Key] extends string ? Key : never
}[keyof ZoneForm]

function ZoneFields({ form, isTried, isNew, onChange }: FieldsProps) {
  const { t } = useWords()
  const { errors } = zoneOf(form)
  const errorOf = (name: keyof ZoneForm) => {
    const error = errors[name]
    return isTried && error !== undefined ? t(error.word, { line: error.line }) : undefined
  }
  const field = (name: TextName) => ({
    value: form[name],
    error: errorOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  })
  const number = { inputMode: 'decimal' } as const
  return (
    <>
      <div className="sm:col-span-2">
        <TextField label={t('name')} maxLength={80} {...field('name')} />
      </div>
      <div className="sm:col-span-2">
        <TextArea label={t('places')} hint={t('placesHint')} rows={5} {...field('places')} />
      </div>
      <TextField label={t('feeInRupees')} {...number} {...field('fee')} />
      <TextField label={t('freeOver')} hint={t('mayBeEmpty')} {...number} {...field('freeOver')} />
      <TextField label={t('daysFrom')} {...number} {...field('daysFrom')} />
      <TextField label={t('daysTo')} {...number} {...field('daysTo')} />
      <TextArea label={t('weightSteps')} hint={t('weightStepsHint')} rows={3} {...field('weightSteps')} />
      <TextArea label={t('priceSteps')} hint={t('priceStepsHint')} rows={3} {...field('priceSteps')} />
      <div className="sm:col-span-2">
        <Checkbox
          label={t('hasExpress')}
          checked={form.hasExpress}
          onChange={(event) => onChange({ hasExpress: event.target.checked })}
        />
      </div>
      {form.hasExpress ? (
        <>
          <div className="sm:col-span-2">
            <TextField label={t('expressExtra')} {...number} {...field('expressExtra')} />
          </div>
          <TextField label={t('expressFrom')} {...number} {...field('expressFrom')} />
          <TextField label={t('daysTo')} {...number} {...field('expressTo')} />
        </>
      ) : null}
      <Checkbox
        label={t('delivered')}
        checked={form.isDelivered}
        onChange={(event) => onChange({ isDelivered: event.target.checked })}
      />
      {isNew ? null : (
        <Checkbox
          label={t('zoneOn')}
          checked={form.isActive}
          onChange={(event) => onChange({ isActive: event.target.checked })}
        />
      )}
    </>
  )
}
