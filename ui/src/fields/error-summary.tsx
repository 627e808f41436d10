import { useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  readonly title: string
  /** What is wrong, each with the id of its field. */
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[]
}

/** What is wrong in a form, on top of it: it takes the focus when it appears, and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-l-4 border-hibiscus bg-paper p-4">
      <p className="font-medium wrap-anywhere">{title}</p>
      {errors.length === 0 ? null : (
        <ul className="mt-2">
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="inline-block min-h-6 text-hibiscus underline underline-offset-4 wrap-anywhere"
                onClick={(event) => {
                  // The address stays: a dialog would close with another one.
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
