interface ProgressBarProps {
  readonly label: string
  /** 0 to 1. */
  readonly done: number
  /** On a dark ground. */
  readonly isOnDark?: boolean
}

/** A progress bar with its percentage. */
export function ProgressBar({ label, done, isOnDark = false }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, done)) * 100)
  return (
    <label className="block text-small">
      <span className="mb-1.5 flex justify-between gap-4">
        <span>{label}</span>
        <span className="shrink-0 tabular-nums">{percent} %</span>
      </span>
      <progress
        value={percent}
        max={100}
        className={`block h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-saffron [&::-webkit-progress-value]:bg-saffron ${isOnDark ? 'bg-paper/25 [&::-webkit-progress-bar]:bg-paper/25' : 'bg-hairline [&::-webkit-progress-bar]:bg-hairline'}`}
      />
    </label>
  )
}
