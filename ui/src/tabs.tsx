import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  readonly name: string
  readonly content: ReactNode
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs; the arrow keys move between them. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [shown, setShown] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const turn = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (step === undefined) return
    const next = (shown + step + tabs.length) % tabs.length
    setShown(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-b border-hairline"
      >
        {tabs.map(({ name }, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === shown}
            aria-controls={`${id}-panel`}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => setShown(at)}
            onKeyDown={turn}
            className={`${tabClass(at === shown)} px-4`}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${shown}`} className="pt-5">
        {tabs[shown]?.content}
      </div>
    </div>
  )
}

/** The classes of a tab, for links that look like one. */
export const tabClass = (isShown: boolean): string =>
  `inline-flex min-h-11 shrink-0 items-center border-b-2 px-1 transition-colors duration-200 active:text-timber ${isShown ? 'border-saffron font-medium' : 'border-transparent hover:border-border'}`

/** A button that looks like a tab, for views beside which everything else stays. */
export const TabButton = ({
  isShown,
  onClick,
  children,
}: {
  readonly isShown: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}) => (
  <button type="button" aria-pressed={isShown} onClick={onClick} className={tabClass(isShown)}>
    {children}
  </button>
)
