import { Disclosure } from './disclosure.tsx'

interface DerivationRow {
  readonly key: string
  readonly text: string
  readonly amount: string
  /** The same amount in another unit; empty without one. */
  readonly beside: string
}

interface DerivedFigure extends DerivationRow {
  readonly facts: readonly string[]
  readonly groups: readonly { readonly title: string; readonly rows: readonly DerivationRow[] }[]
}

/** Amounts, each of which expands into its parts. */
export const Derivation = ({ figures }: { readonly figures: readonly DerivedFigure[] }) => (
  <ul className="flex flex-col divide-y divide-hairline border-y border-hairline">
    {figures.map((figure) => (
      <li key={figure.key} className="py-1">
        {figure.facts.length + figure.groups.length === 0 ? (
          <div className="flex min-h-11 items-center justify-between gap-4 py-2 font-medium">
            <span>{figure.text}</span>
            <Amount {...figure} />
          </div>
        ) : (
          <Disclosure title={figure.text} aside={<Amount {...figure} />}>
            <Parts {...figure} />
          </Disclosure>
        )}
      </li>
    ))}
  </ul>
)

const Parts = ({ facts, groups }: DerivedFigure) => (
  <div className="flex flex-col gap-4 border-l-2 border-hairline pl-4 text-small">
    {facts.length === 0 ? null : (
      <ul className="flex flex-col gap-1 text-timber wrap-anywhere">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )}
    {groups.map(({ title, rows }) => (
      <div key={rows[0]?.key ?? title}>
        {title === '' ? null : <p className="mb-1 font-semibold">{title}</p>}
        <dl className="flex flex-col gap-1.5">
          {rows.map((row) => (
            <div key={row.key} className="flex items-baseline justify-between gap-4">
              <dt className="min-w-0 wrap-anywhere">{row.text}</dt>
              <dd>
                <Amount {...row} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
)

const Amount = ({ amount, beside }: Pick<DerivationRow, 'amount' | 'beside'>) => (
  <span className="block shrink-0 text-right whitespace-nowrap tabular-nums">
    {amount}
    {beside === '' ? null : <span className="block text-small font-normal text-timber">{beside}</span>}
  </span>
)
