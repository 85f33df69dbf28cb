import type { Connection } from './connect.ts';

/** What our tables bind and return. Booleans are 0 and 1, instants are numbers or text. */
export type SqlValue = string | number | null | Uint8Array;

export interface Query<Row> {
  one(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  /** Number of rows changed. */
  run(...values: SqlValue[]): number;
  /** The integer key of the row inserted. */
  insert(...values: SqlValue[]): number;
}

/** `guard` names what SQLite throws. */
export const prepare = (connection: Connection, sql: string, guard: <Result>(use: () => Result) => Result) => {
  const statement = guard(() => connection.prepare(sql));
  return {
    one: (...values: SqlValue[]) => guard(() => statement.get(...values)),
    all: (...values: SqlValue[]) => guard(() => statement.all(...values)),
    run: (...values: SqlValue[]) => guard(() => Number(statement.run(...values).changes)),
    insert: (...values: SqlValue[]) => guard(() => Number(statement.run(...values).lastInsertRowid)),
  };
};
