import type { ClipboardEvent, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react'

interface GridProps {
  readonly label: string
  readonly corner: ReactNode
  readonly columns: readonly { readonly key: string; readonly title: ReactNode }[]
  readonly rows: readonly {
    readonly key: string
    readonly title: ReactNode
    readonly cells: readonly ReactNode[]
  }[]
}

/** A grid of numbers, as in a spreadsheet; on a phone each row is its own block. */
export const Grid = ({ label, corner, columns, rows }: GridProps) => (
  <div className="md:overflow-x-auto">
    <table aria-label={label} className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className="p-1 text-left align-bottom text-small font-medium">
            {corner}
          </th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" className="min-w-20 p-1 text-left align-bottom text-small font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, title, cells }) => (
          <tr
            key={key}
            className="border-t border-hairline max-md:grid max-md:grid-cols-3 max-md:gap-2 max-md:py-3"
          >
            <th scope="row" className="p-1 text-left text-small font-medium max-md:col-span-3">
              {title}
            </th>
            {columns.map((column, nth) => (
              <td key={column.key} className="p-1 align-top">
                {cells[nth]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface GridFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onPaste'> {
  /** Row and column, for the name and arrow keys. */
  readonly label: string
  /** Its label on a phone, where columns have no headers. */
  readonly short: string
  readonly place: readonly [row: number, column: number]
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Receives rows and columns pasted from a spreadsheet. */
  readonly onPasteCells?: (cells: readonly (readonly string[])[]) => void
}

/** A cell of a grid: Enter and the arrow keys move to its neighbours. */
export function GridField({
  label,
  short,
  place: [row, column],
  error,
  hint,
  onPasteCells,
  ...input
}: GridFieldProps) {
  const notes = `${label}-notes`.replace(/\W+/g, '-')
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').replace(/\r/g, '').replace(/\n$/, '')
    if (onPasteCells === undefined || !/[\t\n]/.test(text)) return
    event.preventDefault()
    onPasteCells(text.split('\n').map((line) => line.split('\t')))
  }
  return (
    <label className="block">
      <span aria-hidden="true" className="text-small text-timber md:hidden">
        {short}
      </span>
      <input
        inputMode="numeric"
        autoComplete="off"
        {...input}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined && hint === undefined ? undefined : notes}
        data-grid-place={`${row},${column}`}
        onKeyDown={goOn}
        onPaste={paste}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full min-w-16 rounded-soft border border-border bg-paper px-2 text-base tabular-nums transition-colors duration-200 placeholder:text-timber/80 hover:border-ink disabled:bg-sand disabled:text-timber aria-invalid:border-2 aria-invalid:border-hibiscus"
      />
      {error === undefined && hint === undefined ? null : (
        <span
          id={notes}
          className={`block text-small ${error === undefined ? 'text-timber' : 'text-hibiscus'}`}
        >
          {error ?? hint}
        </span>
      )}
    </label>
  )
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
}

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const [row = 0, column = 0] = (event.currentTarget.dataset.gridPlace ?? '').split(',').map(Number)
  const next = `[data-grid-place="${row + step[0]},${column + step[1]}"]`
  event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(next)?.focus()
}
