const rowsAtOnce = 500

/** Many rows in few statements, each with fewer parameters than PostgreSQL takes. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await insert(rows.slice(start, start + rowsAtOnce))
}
