import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** The row header. */
  readonly isName?: boolean
  readonly isNumber?: boolean
}

interface TableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The phone layout: the table with scroll shadows, or each row as its own block. */
  readonly onPhone?: 'scroll' | 'stack'
}

/** A table that shows, on a narrow screen, that it scrolls. */
export function Table<Row>({ label, columns, rows, keyOf, onPhone = 'scroll' }: TableProps<Row>) {
  const stack = onPhone === 'stack'
  const cell = ({ isName, isNumber }: Column<Row>) =>
    `py-3 pr-2 text-left last:pr-0 sm:pr-4 ${isNumber === true ? 'tabular-nums whitespace-nowrap' : ''} ${isName === true ? 'font-medium' : 'font-normal'} ${stack ? stackedCell : ''}`
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="scroll-hint overflow-x-auto"
    >
      <table className={`w-full ${stack ? 'max-md:block' : ''}`}>
        <thead className={stack ? 'max-md:sr-only' : ''}>
          <tr className="border-b border-ink text-small">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className="py-3 pr-2 text-left font-semibold whitespace-nowrap last:pr-0 sm:pr-4"
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stack ? 'max-md:block' : ''}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={`border-b border-hairline last:border-0 ${stack ? 'max-md:block max-md:py-3' : ''}`}
            >
              {columns.map((column) => {
                const Cell = column.isName === true ? 'th' : 'td'
                return (
                  <Cell
                    key={column.title}
                    scope={column.isName === true ? 'row' : undefined}
                    data-title={column.title}
                    className={cell(column)}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** On a phone a cell is a line: its column's title, then its value. */
const stackedCell =
  'max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-baseline max-md:justify-items-start max-md:gap-3 max-md:py-1 max-md:pr-0 max-md:before:text-small max-md:before:font-normal max-md:before:text-timber max-md:before:content-[attr(data-title)] narrow:grid-cols-1 narrow:gap-0'
