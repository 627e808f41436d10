import type { ButtonHTMLAttributes } from 'react'
import { Picture } from './picture.tsx'

interface ThumbnailProps {
  readonly src: string
  /** Its accessible name. */
  readonly label: string
  readonly isCurrent: boolean
  readonly onClick: () => void
  /** Its width; a touch target by default. */
  readonly className?: string
}

/** A thumbnail; the current one has a frame. */
export const Thumbnail = ({ src, label, isCurrent, onClick, className = 'w-11' }: ThumbnailProps) => (
  <button
    type="button"
    aria-label={label}
    aria-current={isCurrent}
    onClick={onClick}
    className={`border-2 transition-colors duration-200 ${className} ${isCurrent ? 'border-ink' : 'border-transparent hover:border-border'}`}
  >
    <Picture src={src} alt="" sizes="80px" />
  </button>
)

/** A picture that enlarges on click. */
export const PictureButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) => (
  <button
    {...props}
    type="button"
    aria-haspopup="dialog"
    className="block w-full cursor-zoom-in -outline-offset-4"
  />
)
