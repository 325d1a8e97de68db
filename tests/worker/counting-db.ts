import type { Database } from './faulty-dependencies.ts';

/** A database that counts the rows it has written, those of indexes too, as D1 does for the bill. */
export function countingDb(db: Database): { db: Database; written(): number } {
  let count = 0;
  const counted = <Row>(result: D1Result<Row>): D1Result<Row> => {
    count += result.meta.rows_written;
    return result;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => counted(await statement.all()),
      run: async () => counted(await statement.run()),
      first: async (column?: string) => {
        const [row] = counted(await statement.all<Record<string, unknown>>()).results;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    } as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  return {
    db: {
      prepare: (sql) => wrap(db.prepare(sql)),
      batch: async <Row>(statements: D1PreparedStatement[]) =>
        (await db.batch<Row>(statements.map((statement) => originals.get(statement) ?? statement))).map(counted),
    },
    written: () => count,
  };
}
