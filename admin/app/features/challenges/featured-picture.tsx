import { PictureField } from '../../platform/pictures/picture-field.tsx'
import type { PictureUpload } from '../../platform/pictures/use-picture-upload.ts'
import { useWords } from './words.ts'

interface FeaturedPictureProps {
  /** Its address; '' for none. */
  readonly image: string
  readonly upload: PictureUpload
  readonly onRemove: () => void
}

/** The picture above an article or beside a challenge. */
export function FeaturedPicture(props: FeaturedPictureProps) {
  const { t } = useWords()
  return <PictureField label={t('picture')} hint={t('pictureHint')} shape="landscape" {...props} />
}
