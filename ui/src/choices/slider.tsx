interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A slider, dragged or moved with the arrow keys. */
export const Slider = ({ label, onChange, ...input }: SliderProps) => (
  <label className="flex min-h-11 items-center gap-4 text-small">
    <span>{label}</span>
    <input
      {...input}
      type="range"
      onChange={(event) => onChange(Number(event.target.value))}
      className="h-11 min-w-0 flex-1 cursor-pointer accent-ink"
    />
  </label>
)
