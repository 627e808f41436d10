import { type Column, Table } from '@first-fashion/ui'

interface ListTableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[] | undefined
  readonly keyOf: (row: Row) => string
  readonly columns: readonly Column<Row>[]
}

/** The table of a list; on a phone each row becomes a card. */
export const ListTable = <Row,>({ rows = [], ...table }: ListTableProps<Row>) => (
  <div className="border border-hairline bg-paper px-4">
    <Table {...table} rows={rows} onPhone="stack" />
  </div>
)
