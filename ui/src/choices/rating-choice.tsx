import { Star } from 'lucide-react'

interface RatingChoiceProps {
  readonly legend: string
  readonly name: string
  readonly value: number
  readonly labelOf: (stars: number) => string
  readonly onChange: (stars: number) => void
}

/** One to five stars, chosen by touch or the arrow keys. */
export const RatingChoice = ({ legend, name, value, labelOf, onChange }: RatingChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-small font-medium">{legend}</legend>
    <div className="-ml-2.5 flex flex-wrap">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="grid size-11 cursor-pointer place-items-center rounded-full transition-colors duration-200 hover:bg-hairline has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            className="sr-only"
          />
          <span className="sr-only">{labelOf(stars)}</span>
          <Star
            aria-hidden="true"
            size={24}
            className={stars <= value ? 'fill-saffron text-saffron' : 'text-border'}
          />
        </label>
      ))}
    </div>
  </fieldset>
)
