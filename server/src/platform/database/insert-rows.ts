import { type Column, getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import { PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'

/**
 * The statement that inserts rows as one JSON value. It reads the same for any number of rows, so that it is written
 * and planned once, and costs one parameter instead of one for each column of each row. Columns that no row gives take
 * their default; a column that one row gives all must give.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): SQL {
  const columns = Object.entries(getTableColumns(table))
  const given = rows.length === 0 ? columns : columns.filter(([key]) => rows.some((row) => key in row))
  const names = sql.raw(given.map(([, { name }]) => `"${name}"`).join(', '))
  const written = rows.map((row) =>
    Object.fromEntries(
      given.map(([key, column]) => [column.name, storedValue(column, Reflect.get(row, key))]),
    ),
  )
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`
}

/** Columns of our own types store another value than the rows give. */
const storedValue = (column: Column, value: unknown): unknown =>
  column instanceof PgCustomColumn && value !== undefined && value !== null
    ? column.mapToDriverValue(value)
    : value
