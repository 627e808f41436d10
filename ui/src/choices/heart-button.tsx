import { Heart } from 'lucide-react'

interface HeartButtonProps {
  /** Its accessible name, with the number. */
  readonly label: string
  readonly isPressed: boolean
  readonly count: number
  readonly onClick: () => void
}

/** Likes something, or takes the like back; the number of all likes is beside the heart. */
export const HeartButton = ({ label, isPressed, count, onClick }: HeartButtonProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    aria-label={label}
    onClick={onClick}
    className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-soft px-2 tabular-nums transition-colors duration-200 hover:text-hibiscus"
  >
    <Heart
      aria-hidden="true"
      size={20}
      strokeWidth={1.75}
      className={isPressed ? 'fill-hibiscus text-hibiscus' : ''}
    />
    {count}
  </button>
)
