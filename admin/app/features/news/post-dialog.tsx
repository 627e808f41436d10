import { postCategories } from '@first-fashion/contract/news/article'
import type { StaffPost } from '@first-fashion/contract/news/staff-calls'
import { Button, SelectField, Skeleton, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { usePictureUpload } from '../../platform/pictures/use-picture-upload.ts'
import { typedTime } from '../../platform/shop-time.ts'
import { FeaturedPicture, uploadCommunityPicture } from '../challenges/index.ts'
import { fieldsIn } from './post-form.ts'
import { useSavePost } from './queries.ts'
import { useWords } from './words.ts'

const ArticleText = lazy(() => import('./text/article-text.tsx'))

interface DialogProps {
  /** Without one a new one is written. */
  readonly post: StaffPost | undefined
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** An article, with rich text, pictures, its time and its products. */
export function PostDialog({ post, onClose, onDelete }: DialogProps) {
  const { t } = useWords()
  const save = useSavePost(post)
  const [bodyHtml, setBodyHtml] = useState(post?.bodyHtml ?? '')
  const [featuredImage, setFeaturedImage] = useState(post?.featuredImage ?? '')
  const upload = usePictureUpload(uploadCommunityPicture, setFeaturedImage)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsIn(new FormData(event.currentTarget), post)
    save.mutate({ ...fields, bodyHtml, featuredImage }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={t(post === undefined ? 'write' : 'edit')}
      place="wide"
      action={t('save')}
      isBusy={save.isPending}
      isIncomplete={upload.done !== undefined}
      error={save.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="title" label={t('title')} required maxLength={160} defaultValue={post?.title} />
      <TextArea name="excerpt" label={t('excerpt')} required maxLength={400} defaultValue={post?.excerpt} />
      <FeaturedPicture image={featuredImage} upload={upload} onRemove={() => setFeaturedImage('')} />
      <Text html={post?.bodyHtml ?? ''} onChange={setBodyHtml} />
      <Facts post={post} />
      {post === undefined ? null : (
        <Button variant="link" className="self-start" onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
    </FormDialog>
  )
}

function Text({ html, onChange }: { readonly html: string; readonly onChange: (html: string) => void }) {
  const { t } = useWords()
  return (
    <div>
      <p id="post-text" className="mb-1.5 text-small font-medium">
        {t('text')}
      </p>
      <Suspense fallback={<Skeleton className="h-48" />}>
        <ArticleText html={html} labelledBy="post-text" onChange={onChange} />
      </Suspense>
      <p className="mt-1.5 text-small text-timber">{t('textHint')}</p>
    </div>
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
          defaultValue={typedTime(post?.publishedAt ?? undefined)}
        />
      </div>
      <TextArea
        name="products"
        label={t('relatedProducts')}
        hint={t('relatedProductsHint')}
        defaultValue={post?.products.join('\n')}
      />
    </>
  )
}
