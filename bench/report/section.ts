/** A target: a minimum or a maximum. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number }

/** A figure and its target. */
export interface Figure {
  readonly subject: string
  /** undefined if it was not measured. */
  readonly value: number | undefined
  readonly show: (value: number) => string
  readonly bar: Bar
}

/** What a bench found. */
export interface Section {
  /** Its heading; without one it stands alone on its page. */
  readonly title?: string
  readonly note?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The figures that have a target. */
  readonly barred: readonly Figure[]
}

export const isMet = ({ value, bar }: Pick<Figure, 'value' | 'bar'>): boolean =>
  value !== undefined && ('atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost)

/** A dash means not measured. */
export const shownValue = ({ value, show }: Figure): string => (value === undefined ? '–' : show(value))

/** The kinds of figures of a table, in its rows. */
export interface FigureRow<Key extends string> {
  readonly of: Key
  readonly title: string
  readonly show: (value: number) => string
}

/** A column of a table: what was visited, its figures and their targets. */
export interface FigureColumn<Key extends string> {
  readonly name: string
  readonly figures: Readonly<Partial<Record<Key, number>>>
  readonly bars: Readonly<Partial<Record<Key, Bar>>>
}

/** A row for each kind of figure, targets in brackets; a figure that misses its target is bold. */
export function figuresSection<Key extends string>(
  rows: readonly FigureRow<Key>[],
  columns: readonly FigureColumn<Key>[],
): Section {
  const barred: Figure[] = []
  const cellOf = ({ of, title, show }: FigureRow<Key>, { name, figures, bars }: FigureColumn<Key>) => {
    const [value, bar] = [figures[of], bars[of]]
    if (bar === undefined) return value === undefined ? '–' : show(value)
    const figure = { subject: `${name}: ${title}`, value, show, bar }
    barred.push(figure)
    const shown = isMet(figure) ? shownValue(figure) : `**${shownValue(figure)}**`
    return `${shown} (${'atLeast' in bar ? `≥ ${show(bar.atLeast)}` : `≤ ${show(bar.atMost)}`})`
  }
  const cells = rows.map((row) => [row.title, ...columns.map((column) => cellOf(row, column))])
  return { head: ['', ...columns.map(({ name }) => name)], rows: cells, barred }
}
