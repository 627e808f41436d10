import type { Crop } from '@first-fashion/contract/pictures'
import { Slider } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import 'react-easy-crop/react-easy-crop.css'
import '../words/profile-picture-words.ts'

interface CropProps {
  readonly file: File
  /** The aspect ratio. */
  readonly aspect: number
  readonly shape: 'round' | 'rect'
  readonly onChange: (crop: Crop | undefined) => void
}

const largest = 4

/** The crop of a picture: dragged, pinched, or moved with keys. */
export function CropStep({ file, aspect, shape, onChange }: CropProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  const [isUnseen, setUnseen] = useState(false)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // A file that the browser cannot decode must not be shown as an image.
    createImageBitmap(file).then(
      (picture) => {
        picture.close()
        setAddress(made)
      },
      () => setUnseen(true),
    )
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (isUnseen) return <p>{t('profile-picture:noPreview')}</p>
  return (
    <>
      <div className="relative h-[min(20rem,45dvh)] bg-ink">
        {address === undefined ? null : (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={largest}
            aspect={aspect}
            cropShape={shape}
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={({ x, y, width, height }) =>
              onChange({ left: x / 100, top: y / 100, width: width / 100, height: height / 100 })
            }
            mediaProps={{ alt: '', onError: () => setUnseen(true) }}
            cropperProps={{ role: 'group', 'aria-label': t('profile-picture:crop') }}
          />
        )}
      </div>
      <p className="text-small text-timber">{t('profile-picture:cropHint')}</p>
      <Slider
        label={t('profile-picture:zoom')}
        value={zoom}
        min={1}
        max={largest}
        step={0.1}
        onChange={setZoom}
      />
    </>
  )
}
