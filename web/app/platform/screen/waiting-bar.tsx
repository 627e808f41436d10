interface BarProps {
  /** When off, it still shows while clicks are recorded before hydration. */
  readonly active?: boolean
}

/** A progress bar at the top of the window. It appears late, so quick responses show none. */
export function WaitingBar({ active = true }: BarProps) {
  return (
    <div
      aria-hidden="true"
      data-testid="waiting-bar"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-sand waiting:block ${active ? 'animate-[show-late_300ms_both]' : 'hidden'}`}
    >
      <div className="h-full w-full origin-left bg-saffron animate-[approach_8s_cubic-bezier(0,0.6,0.3,1)_both]" />
    </div>
  )
}
