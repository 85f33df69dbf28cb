import type { Database } from '../../sqlite/database.ts';

/** The parts of a view definition that shape a table. */
export interface TableShape {
  readonly name: string;
  readonly fields: readonly string[];
  readonly indexes: readonly (readonly string[])[];
}

const NAME = /^[a-z][a-z0-9-]*$/;
const FIELD = /^[A-Za-z][A-Za-z0-9]*$/;

export const tableName = (view: string, generation: number): string => `"view_${view}_${generation}"`;

/** The index over a list of fields. */
export const indexName = (view: string, generation: number, fields: readonly string[]): string =>
  `"view_${view}_${generation}_by_${fields.join('_')}"`;

/** The column that repeats a document field for searching. */
export const column = (field: string): string => `"field_${field}"`;

/** 1 if the field is empty: null, missing or ''. Sorting by it first puts empty values last. */
export const emptyColumn = (field: string): string => `"empty_${field}"`;

const value = (field: string) => `json_extract(document, '$.${field}')`;

/** Creates all indexes of a generation that it does not have yet. */
export const indexTable = (database: Database, { name, indexes }: TableShape, generation: number): void => {
  for (const index of indexes) shapeIndex(database, name, generation, index);
};

/** Creates a generation's table, or adds columns and indexes that its definition has gained. */
export const shapeTable = (database: Database, shape: TableShape, generation: number): void => {
  shapeColumns(database, shape, generation);
  indexTable(database, shape, generation);
};

/** Creates a generation's table with its columns; {@link indexTable} makes its indexes once it is filled. */
export const shapeColumns = (database: Database, shape: TableShape, generation: number): void => {
  if (!NAME.test(shape.name)) throw new TypeError(`${shape.name} is no name for a view`);
  for (const field of shape.fields) if (!FIELD.test(field)) throw new TypeError(`${field} is no name for a field`);
  const table = tableName(shape.name, generation);
  const computed = shape.fields.flatMap((field) => [
    [column(field), `AS (${value(field)}) VIRTUAL`] as const,
    [emptyColumn(field), `AS (ifnull(${value(field)}, '') = '') VIRTUAL`] as const,
  ]);
  const columns = [
    'id TEXT PRIMARY KEY',
    'guard TEXT NOT NULL',
    'document TEXT',
    ...computed.map((one) => one.join(' ')),
  ];
  database.query(`CREATE TABLE IF NOT EXISTS ${table} (${columns.join(', ')})`).run();
  const present = new Set(
    database
      .query<{ name: string }>(`PRAGMA table_xinfo(${table})`)
      .all()
      .map(({ name }) => `"${name}"`),
  );
  for (const [name, value] of computed)
    if (!present.has(name)) database.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${value}`).run();
};

/** Creates the index over a list of fields, unless it is there. */
export const shapeIndex = (database: Database, view: string, generation: number, fields: readonly string[]): void => {
  const last = fields.at(-1);
  if (last === undefined) return;
  const columns = [...fields.slice(0, -1).map(column), emptyColumn(last), column(last), 'id'];
  database
    .query(
      `CREATE INDEX IF NOT EXISTS ${indexName(view, generation, fields)}
       ON ${tableName(view, generation)} (${columns.join(', ')}) WHERE document IS NOT NULL`,
    )
    .run();
  if (fields.length === 1) shapeLookUp(database, view, generation, last);
};

/** Creates the index by the values of one field, unless it is there. */
export const shapeLookUp = (database: Database, view: string, generation: number, field: string): void => {
  database
    .query(
      `CREATE INDEX IF NOT EXISTS "view_${view}_${generation}_is_${field}"
       ON ${tableName(view, generation)} (${column(field)}) WHERE document IS NOT NULL`,
    )
    .run();
};

/** Drops a generation's table, and first its indexes: each is overwritten whole, and a commit of its own. */
export const dropTable = async (database: Database, view: string, generation: number): Promise<void> => {
  const indexes = database
    .query<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(tableName(view, generation).replaceAll('"', ''));
  for (const { name } of indexes) await database.write(() => database.query(`DROP INDEX IF EXISTS "${name}"`).run());
  await database.write(() => database.query(`DROP TABLE IF EXISTS ${tableName(view, generation)}`).run());
};
