import type { Calls, ParsedBody } from '@first-fashion/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { csvOf } from '../../platform/csv.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'

const reportedRows = z.array(
  z.object({
    day: z.string(),
    number: z.string(),
    order: z.string(),
    name: z.string(),
    rate: z.number(),
    netCents: z.number(),
    taxCents: z.number(),
    grossCents: z.number(),
  }),
)
type ReportedRow = z.output<typeof reportedRows>[number]

/**
 * The taxes of invoices and credit notes, one row for each rate of a document; what went back is negative. The export is
 * recorded. Refuses with 'invoices.days-reversed'.
 */
export async function exportTaxes(
  shop: Shop,
  session: StaffSession,
  { from, until }: ParsedBody<Calls['staff.tax-report']>,
): Promise<{ fileName: string; csv: string }> {
  if (from > until)
    throw new AppError('refused', 'invoices.days-reversed', 'The last day is before the first.')
  const rows = await recordedChange<ReportedRow[]>(
    shop,
    session,
    (found) => ({ action: 'tax-report', subject: 'taxes', change: { from, until, count: found.length } }),
    (tx) => taxRows(tx, from, until),
  )
  const head = ['day', 'document', 'order', 'tax', 'percent', 'net', 'tax amount', 'gross']
  return { fileName: `taxes-${from}-${until}.csv`, csv: csvOf([head, ...rows.map(lineOf)]) }
}

const lineOf = ({ day, number, order, name, rate, netCents, taxCents, grossCents }: ReportedRow) => [
  day,
  number,
  order,
  name,
  rate / 100,
  netCents / 100,
  taxCents / 100,
  grossCents / 100,
]

async function taxRows(db: Db, from: string, until: string): Promise<ReportedRow[]> {
  const { rows } = await db.execute(sql`
    with documents as (
      select number, order_id, issued_at, taxes, 1 as sign from invoices
      union all select number, order_id, issued_at, taxes, -1 from credit_notes)
    select to_char(d.issued_at at time zone 'Asia/Colombo', 'YYYY-MM-DD') as day, d.number, o.number as order,
      t.name, t.rate, d.sign * t."netCents" as "netCents", d.sign * t."taxCents" as "taxCents",
      d.sign * t."grossCents" as "grossCents"
    from documents d join orders o on o.id = d.order_id,
      jsonb_to_recordset(d.taxes) as t(name text, rate integer, "netCents" float8, "taxCents" float8, "grossCents" float8)
    where (d.issued_at at time zone 'Asia/Colombo')::date between ${from}::date and ${until}::date
    order by d.issued_at, d.number, t.rate desc`)
  return reportedRows.parse(rows)
}
