import { staffBulkOrderCalls } from '@first-fashion/contract/orders/staff-bulk-calls'
import { Button, buttonClass, Checkbox, DropArea, FileButton, TextArea } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { saveCsv } from '../../../platform/save-file.ts'
import { textOfFile } from '../../../platform/text-file.ts'
import { useTrackingPreview, useTrackingUpload } from './queries.ts'
import { TrackingRows } from './tracking-rows.tsx'
import { useWords } from './words.ts'

const { body } = staffBulkOrderCalls['staff.orders-tracking'].request
const empty = { csv: '', ships: false }

/** Tracking numbers of many orders: paste or choose a file, check its rows, save the good ones. */
export function TrackingFilePage() {
  const { t } = useWords()
  const preview = useTrackingPreview()
  const upload = useTrackingUpload()
  const form = useForm({ resolver: zodResolver(body), defaultValues: empty })
  const { errors } = form.formState
  const read = async ([file]: readonly File[]) => {
    if (file === undefined) return
    form.setValue('csv', textOfFile(new Uint8Array(await file.arrayBuffer())), { shouldDirty: true })
  }
  const startAnew = () => {
    form.reset(empty)
    preview.reset()
    upload.reset()
  }
  const check = form.handleSubmit((typed) => {
    if (typed.csv.trim() === '') return form.setError('csv', { message: t('empty') })
    return preview.mutate(typed)
  })
  return (
    <>
      <Link to="/orders" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      <h1 className="text-heading">{t('trackingFile')}</h1>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">{t('lead')}</p>
      {preview.data === undefined ? (
        <form noValidate className="flex max-w-[42rem] flex-col gap-4" onSubmit={check}>
          <DropArea label={t('drop')} onDrop={(files) => void read(files)}>
            <FileButton accept=".csv,.txt,text/csv,text/plain" onChoose={(files) => void read(files)}>
              {t('chooseFile')}
            </FileButton>
          </DropArea>
          <TextArea
            label={t('pasted')}
            hint={t('example')}
            error={
              errors.csv?.type === 'too_big' ? t('tooLong') : (errors.csv?.message ?? preview.error?.message)
            }
            rows={8}
            {...form.register('csv')}
          />
          <Checkbox label={t('ships')} {...form.register('ships')} />
          <Button type="submit" busy={preview.isPending} className="self-start">
            {t('check')}
          </Button>
        </form>
      ) : (
        <TrackingRows
          rows={upload.data?.rows ?? preview.data.rows}
          isSaved={upload.data !== undefined}
          isSaving={upload.isPending}
          onSave={() => upload.mutate(form.getValues())}
          onStartAnew={startAnew}
          onDownload={
            upload.data === undefined
              ? undefined
              : () => saveCsv('tracking-problems.csv', upload.data.refusedCsv)
          }
        />
      )}
    </>
  )
}
