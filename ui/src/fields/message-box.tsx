import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

interface MessageBoxProps extends Omit<ComponentProps<'textarea'>, 'className' | 'ref'> {
  readonly label: string
  readonly value: string
  readonly ref?: RefObject<HTMLTextAreaElement | null>
  /** Enter sends; Shift and Enter starts a new line. */
  readonly onSend: () => void
}

/** A box for messages: it grows with its text up to six lines. */
export function MessageBox({ label, value, onSend, ref: given, ...rest }: MessageBoxProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const ref = given ?? own
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows the text.
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight + 2}px`
  }, [ref, value])
  return (
    <textarea
      {...rest}
      ref={ref}
      rows={1}
      aria-label={label}
      value={value}
      onKeyDown={(event) => {
        // While a word is being composed, Enter belongs to it.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        onSend()
      }}
      className="max-h-40 min-h-11 w-full min-w-0 resize-none rounded-soft border border-border bg-paper px-3 py-2 text-base transition-colors duration-200 placeholder:text-timber/80 hover:border-ink"
    />
  )
}
