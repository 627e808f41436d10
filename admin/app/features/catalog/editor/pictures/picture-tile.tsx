import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { limits } from '@first-fashion/contract/limits'
import { Badge, IconButton, Picture, SelectField, TextField } from '@first-fashion/ui'
import { GripVertical, Trash2 } from 'lucide-react'
import { useWords } from '../../words.ts'
import { pictureField } from '../draft-of.ts'
import type { FormPicture, ProductFormState } from '../form-state.ts'

interface TileProps {
  readonly picture: FormPicture
  readonly place: number
  readonly form: ProductFormState
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (address: string, change: Partial<FormPicture>) => void
  readonly onRemove: (picture: FormPicture) => void
}

/** One picture with its position, colour and alt text. */
export function PictureTile({ picture, place, form, errors, onChange, onRemove }: TileProps) {
  const { t } = useWords()
  const number = place + 1
  const { address, alt, colour } = picture
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: address })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={`flex gap-3 border border-hairline bg-paper p-3 ${isDragging ? 'relative z-10 shadow-raised' : ''}`}
    >
      <div className="w-24 shrink-0 sm:w-28">
        <Picture
          src={address}
          alt={alt === '' ? t('product.pictureNumber', { number }) : alt}
          sizes="112px"
        />
        <div className="mt-1 flex justify-between">
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            label={t('product.movePicture', { number })}
            className="cursor-grab touch-none"
          >
            <GripVertical aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={t('product.removePicture', { number })} onClick={() => onRemove(picture)}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        {form.colours.length === 0 ? null : (
          <SelectField
            label={t('product.shows')}
            aria-label={t('product.showsNumber', { number })}
            value={colour ?? ''}
            onChange={(event) =>
              onChange(address, { colour: event.target.value === '' ? null : event.target.value })
            }
          >
            <option value="">{t('product.everyColour')}</option>
            {form.colours.map(({ key, color }) => (
              <option key={key} value={key}>
                {color === '' ? t('product.colourWithoutName') : color}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('product.alt')}
          aria-label={t('product.altNumber', { number })}
          placeholder={t('product.altExample')}
          value={alt}
          maxLength={limits.pictureAltMaximumLength}
          error={errors[pictureField(address)]}
          onChange={(event) => onChange(address, { alt: event.target.value })}
        />
        {place === 0 ? (
          <div>
            <Badge>{t('product.mainPicture')}</Badge>
          </div>
        ) : null}
      </div>
    </li>
  )
}
