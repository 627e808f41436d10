import type { HomePicture } from '@first-fashion/contract/content/home'
import { TextField } from '@first-fashion/ui'
import { PictureField } from '../../../platform/pictures/picture-field.tsx'
import { usePictureUpload } from '../../../platform/pictures/use-picture-upload.ts'
import { uploadSectionPicture } from './queries.ts'
import { useWords } from './words.ts'

interface LinkProps {
  readonly to: string
  readonly onChange: (to: string) => void
}

/** Where something leads. */
export function LinkField({ to, onChange }: LinkProps) {
  const { t } = useWords()
  return (
    <TextField
      label={t('to')}
      hint={t('toHint')}
      autoComplete="off"
      value={to}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface PictureProps {
  readonly label: string
  readonly picture: HomePicture | null
  readonly onChange: (picture: HomePicture | null) => void
}

/** A picture of a section. */
export function SectionPicture({ label, picture, onChange }: PictureProps) {
  const { t } = useWords()
  const uploading = usePictureUpload(uploadSectionPicture, (_, uploaded) => onChange(uploaded))
  return (
    <PictureField
      label={label}
      hint={t('pictureHint')}
      shape="landscape"
      image={picture?.address ?? ''}
      upload={uploading}
      onRemove={() => onChange(null)}
    />
  )
}
