import type { Db } from './database.ts'

/**
 * Builds a statement once for each connection that it runs on, instead of each time: for the statements that run most.
 * What changes from one time to the next is a placeholder in it, and its `prepare` gets no name: statements are named
 * after their text (`database.ts`).
 */
export function builtOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
