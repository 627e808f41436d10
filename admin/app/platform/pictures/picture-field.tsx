import { acceptedPictures } from '@first-fashion/contract/pictures'
import { Button, DropArea, FileButton, Notice, Picture, ProgressBar } from '@first-fashion/ui'
import type { PictureUpload } from './use-picture-upload.ts'
import { usePictureWords } from './words.ts'

type Shape = 'portrait' | 'landscape'

interface FieldProps {
  readonly label: string
  readonly hint: string
  /** The address of the picture; '' for none. */
  readonly image: string
  /** How the store shows it. */
  readonly shape: Shape
  readonly upload: PictureUpload
  readonly onRemove: () => void
}

/** A picture: chosen or dropped, replaced, removed. */
export function PictureField({ label, hint, image, shape, upload, onRemove }: FieldProps) {
  const { t } = usePictureWords()
  const isUploading = upload.done !== undefined
  const choose = ([file]: readonly File[]) => {
    if (file !== undefined) upload.send(file)
  }
  const remove = () => {
    upload.clear()
    onRemove()
  }
  return (
    <DropArea label={label} onDrop={choose}>
      <p className="mb-3 text-small font-medium">{label}</p>
      <div className="flex flex-wrap items-start gap-5">
        <Shown image={image} shape={shape} preview={upload.preview} />
        <div className="flex min-w-48 flex-1 flex-col gap-3">
          {upload.error === undefined ? null : <Notice>{upload.error}</Notice>}
          {upload.done === undefined ? null : (
            <ProgressBar label={t(upload.done === 1 ? 'preparing' : 'uploading')} done={upload.done} />
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <FileButton accept={acceptedPictures} disabled={isUploading} onChoose={choose}>
              {t(image === '' ? 'add' : 'replace')}
            </FileButton>
            {isUploading ? (
              <Button variant="link" onClick={upload.clear}>
                {t('cancel')}
              </Button>
            ) : image === '' ? null : (
              <Button variant="link" onClick={remove}>
                {t('remove')}
              </Button>
            )}
          </div>
          <p className="text-small text-timber">{hint}</p>
        </div>
      </div>
    </DropArea>
  )
}

const frames: Readonly<Record<Shape, string>> = {
  portrait: 'aspect-4/5 w-28',
  landscape: 'aspect-3/2 w-44',
}

/** What is on its way, else what is chosen. */
function Shown({
  image,
  shape,
  preview,
}: Pick<FieldProps, 'image' | 'shape'> & { readonly preview: string | undefined }) {
  if (preview !== undefined)
    return <img src={preview} alt="" className={`${frames[shape]} bg-sand object-contain opacity-60`} />
  if (image === '') return null
  return (
    <div className={frames[shape]}>
      <Picture src={image} alt="" sizes="176px" eager className="h-full w-full object-cover" />
    </div>
  )
}
