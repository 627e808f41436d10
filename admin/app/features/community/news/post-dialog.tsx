import type { StaffPost } from '@first-fashion/contract/community/editing-calls'
import { postCategories } from '@first-fashion/contract/community/shown'
import { Button, Dialog, Notice, SelectField, Skeleton, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { loadRichText } from '../../catalog/index.ts'
import { useSavePost } from './queries.ts'
import { useWords } from './words.ts'

const RichText = lazy(loadRichText)

interface DialogProps {
  /** Without one a new one is written. */
  readonly post: StaffPost | undefined
  readonly onClose: () => void
}

const formId = 'post'

export function PostDialog({ post, onClose }: DialogProps) {
  const { t } = useWords()
  const save = useSavePost(post)
  const [bodyHtml, setBodyHtml] = useState(post?.bodyHtml ?? '')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsIn(new FormData(event.currentTarget))
    save.mutate({ ...fields, bodyHtml }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      place="wide"
      title={t(post === undefined ? 'write' : 'edit')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {save.isError ? <Notice>{save.error.message}</Notice> : null}
        <TextField name="title" label={t('title')} required maxLength={160} defaultValue={post?.title} />
        <TextArea name="excerpt" label={t('excerpt')} required maxLength={400} defaultValue={post?.excerpt} />
        <div>
          <p id="post-text" className="mb-1.5 text-small font-medium">
            {t('text')}
          </p>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <RichText html={post?.bodyHtml ?? ''} labelledBy="post-text" onChange={setBodyHtml} />
          </Suspense>
          <p className="mt-1.5 text-small text-timber">{t('textHint')}</p>
        </div>
        <Facts post={post} />
      </form>
    </Dialog>
  )
}

function Facts({ post }: Pick<DialogProps, 'post'>) {
  const { t } = useWords()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="category" label={t('category')} defaultValue={post?.category}>
          {postCategories.map((one) => (
            <option key={one} value={one}>
              {t(`categories.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="publishedAt"
          type="datetime-local"
          label={t('publishedAt')}
          hint={t('publishedAtHint')}
          defaultValue={localTime(post?.publishedAt ?? null)}
        />
      </div>
      <TextField
        name="featuredImage"
        label={t('picture')}
        hint={t('pictureHint')}
        defaultValue={post?.featuredImage}
      />
      <TextArea
        name="products"
        label={t('relatedProducts')}
        hint={t('relatedProductsHint')}
        defaultValue={post?.products.join('\n')}
      />
    </>
  )
}

/** A moment as the field shows it: in the time of this device. */
function localTime(ms: number | null): string {
  if (ms === null) return ''
  const minutes = new Date(ms).getTimezoneOffset()
  return new Date(ms - minutes * 60_000).toISOString().slice(0, 16)
}

function fieldsIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const publishedAt = text('publishedAt')
  return {
    title: text('title'),
    category: postCategories.find((one) => one === text('category')) ?? postCategories[0],
    excerpt: text('excerpt'),
    featuredImage: text('featuredImage'),
    publishedAt: publishedAt === '' ? null : new Date(publishedAt).getTime(),
    products: text('products')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }
}
