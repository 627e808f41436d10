import type { ButtonHTMLAttributes } from 'react'
import { Picture } from './picture.tsx'

interface ThumbnailProps {
  readonly src: string
  /** Which picture it leads to, for whoever does not see it. */
  readonly label: string
  readonly isCurrent: boolean
  readonly onClick: () => void
  /** How wide it is; as wide as a thumb when it is not said. */
  readonly className?: string
}

/** A small picture that shows its large one; the one that is shown has a frame. */
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

/** A picture that opens larger when it is pressed. */
export const PictureButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) => (
  <button
    {...props}
    type="button"
    aria-haspopup="dialog"
    className="block w-full cursor-zoom-in -outline-offset-4"
  />
)
