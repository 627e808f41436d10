/** One change of a rule. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly kind: string
  /** What the code became. */
  readonly code: string
  readonly isNoticed: boolean
}

/** As Stryker's JSON reporter writes it. */
interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly mutants: readonly {
          readonly mutatorName: string
          readonly replacement?: string
          readonly status: string
          readonly location: { readonly start: { readonly line: number } }
        }[]
      }
    >
  >
}

const noticed = ['Killed', 'Timeout']
const unnoticed = ['Survived', 'NoCoverage']

/** The mutations of a report; those that could not run at all are left out. */
export function readReport(text: string): Mutant[] {
  const { files }: Report = JSON.parse(text)
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => noticed.includes(status) || unnoticed.includes(status))
      .map(({ mutatorName, replacement = '', status, location }) => ({
        file,
        line: location.start.line,
        kind: mutatorName,
        code: replacement.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80),
        isNoticed: noticed.includes(status),
      })),
  )
}
