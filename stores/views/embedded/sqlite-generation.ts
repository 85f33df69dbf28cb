import type { Position } from '../../events/port.ts';
import { START } from '../../events/port.ts';
import type { Database } from '../../sqlite/database.ts';
import type { Page, ViewDefinition, ViewQuery, ViewWrite, WriteOutcome } from '../port.ts';
import { conditionKind, guardText, type PlainQuery, plainQuery } from '../query.ts';
import { type DocumentRow, ReadDocuments } from './read-documents.ts';
import { orderSql, whereSql } from './view-sql.ts';
import { emptyColumn, indexName, shapeLookUp, tableName } from './view-table.ts';

/** `document`: null for one that was removed. */
export interface GuardedRow {
  readonly id: string;
  readonly guard: string;
  readonly document: string | null;
}

/** To SQLite no limit. */
const ALL = -1;

/** Reads and writes one generation's table. Synchronous: the caller decides on the transaction. */
export class SqliteGeneration<Document, Field extends string> {
  readonly #table: string;
  readonly #read: ReadDocuments<Document>;

  constructor(
    private readonly database: Database,
    private readonly definition: ViewDefinition<Document, Field>,
    readonly generation: number,
    /** Its indexes are made at the end, or when they are first asked for. */
    private readonly isBuilding = false,
  ) {
    this.#table = tableName(definition.name, generation);
    this.#read = new ReadDocuments((text) => this.parse(text));
  }

  get(id: string): Document | null {
    const row = this.database
      .query<{ document: string | null }>(`SELECT document FROM ${this.#table} WHERE id = ?`)
      .one(id);
    return row?.document == null ? null : this.#shown(id, row.document);
  }

  getMany(ids: readonly string[]): Map<string, Document> {
    return new Map(this.#rows(ids).map(({ id, document }) => [id, this.#shown(id, document)]));
  }

  /** For who reads thousands once: none of them is kept as read. */
  getManyOnce(ids: readonly string[]): Map<string, Document> {
    return new Map(this.#rows(ids).map((row) => [row.id, this.#read.glance(row)]));
  }

  #rows(ids: readonly string[]): readonly DocumentRow[] {
    return this.database
      .query<DocumentRow>(
        `SELECT id, document FROM ${this.#table}
         WHERE id IN (SELECT value FROM json_each(?)) AND document IS NOT NULL`,
      )
      .all(JSON.stringify(ids));
  }

  /** Of all that match, in order. */
  ids(query: ViewQuery<Field>): readonly string[] {
    return this.#idsOf(plainQuery(this.definition, query), ALL);
  }

  find(query: ViewQuery<Field>): Page<Document> {
    const plain = plainQuery(this.definition, query);
    const where = whereSql(plain);
    if (plain.limit !== null) {
      const total = this.count(query);
      return { items: total > plain.offset ? this.#page(plain, plain.limit) : [], total };
    }
    const rows = this.database
      .query<DocumentRow>(
        `SELECT id, document FROM ${this.#searched(plain)} WHERE ${where.text} ORDER BY ${orderSql(plain)} LIMIT -1 OFFSET ?`,
      )
      .all(...where.values, plain.offset);
    const items = this.isBuilding ? rows.map(({ document }) => this.parse(document)) : this.#read.readAll(rows);
    return { items, total: rows.length };
  }

  /** First which documents: an index that holds all the fields asked for answers that without reading one of them. */
  #page(plain: PlainQuery, limit: number): readonly Document[] {
    const ids = this.#idsOf(plain, limit);
    const documents = this.getMany(ids);
    return ids.flatMap((id) => documents.get(id) ?? []);
  }

  /**
   * In descending order what is empty comes last all the same, which no index is ordered by: those that have a value and those
   * that have none are read one after the other, each along the index.
   */
  #idsOf(plain: PlainQuery, limit: number): readonly string[] {
    const [by, ...more] = plain.sort;
    if (by === undefined || by.order === 'asc' || more.length > 0)
      return this.#idsWhere(plain, null, limit, plain.offset);
    const withValue = this.#idsWhere(plain, { field: by.field, empty: false }, limit, plain.offset);
    if (withValue.length === limit) return withValue;
    const isAmongThem = withValue.length > 0 || plain.offset === 0;
    const before = isAmongThem ? plain.offset + withValue.length : this.#countWithValue(plain, by.field);
    const left = limit === ALL ? ALL : limit - withValue.length;
    const rest = this.#idsWhere(plain, { field: by.field, empty: true }, left, Math.max(0, plain.offset - before));
    return [...withValue, ...rest];
  }

  #idsWhere(
    plain: PlainQuery,
    part: { readonly field: string; readonly empty: boolean } | null,
    limit: number,
    offset: number,
  ): readonly string[] {
    const where = whereSql(plain);
    const inPart = part === null ? '' : ` AND ${emptyColumn(part.field)} = ${part.empty ? 1 : 0}`;
    return this.database
      .query<{ id: string }>(
        `SELECT id FROM ${this.#searched(plain)} WHERE ${where.text}${inPart} ORDER BY ${orderSql(plain)} LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset)
      .map(({ id }) => id);
  }

  #countWithValue(plain: PlainQuery, field: string): number {
    const where = whereSql(plain);
    const counted = this.database
      .query<{ total: number }>(
        `SELECT count(*) AS total FROM ${this.#searched(plain)} WHERE ${where.text} AND ${emptyColumn(field)} = 0`,
      )
      .one(...where.values);
    return counted?.total ?? 0;
  }

  count({ where: chosen, contains }: Pick<ViewQuery<Field>, 'where' | 'contains'>): number {
    const plain = plainQuery(this.definition, { ...(chosen && { where: chosen }), ...(contains && { contains }) });
    const where = whereSql(plain);
    return (
      this.database
        .query<{ total: number }>(`SELECT count(*) AS total FROM ${this.#searched(plain)} WHERE ${where.text}`)
        .one(...where.values)?.total ?? 0
    );
  }

  /**
   * The table, with the index that holds most of what is asked for. SQLite knows no figures of these tables: it would take any
   * index that begins with the account, and parse each document for what that one does not hold.
   */
  #searched({ where, contains, sort }: PlainQuery): string {
    const texts = contains.map(([field]) => field);
    const given = where.filter(([, condition]) => conditionKind(condition).kind === 'in').map(([field]) => field);
    const { name, indexes } = this.definition;
    const isFoundAtOnce = indexes.some(
      ([first, ...more]) => more.length === 0 && given.some((field) => field === first),
    );
    if (this.isBuilding || isFoundAtOnce) return this.#table;
    const sorted = sort.map(({ field }) => field);
    const wanted = new Set([...where.map(([field]) => field), ...texts, ...sorted]);
    const [best] = indexes
      .filter(([first, ...more]) => more.length > 0 && given.some((field) => field === first))
      .map((fields) => ({ fields, names: new Set<string>(fields) }))
      .filter(({ names }) => texts.every((field) => names.has(field)))
      .map(({ fields, names }) => ({
        fields,
        held: [...wanted].filter((field) => names.has(field)).length,
        inOrder: sorted.filter((field) => names.has(field)).length,
      }))
      .sort(
        (one, other) => other.held - one.held || other.inOrder - one.inOrder || one.fields.length - other.fields.length,
      );
    if (best === undefined || best.held < 2) return this.#table;
    return `${this.#table} INDEXED BY ${indexName(name, this.generation, best.fields)}`;
  }

  /** Of those documents that are or were there. */
  rows(ids: readonly string[]): readonly GuardedRow[] {
    if (ids.length === 0) return [];
    return this.database
      .query<GuardedRow>(`SELECT id, guard, document FROM ${this.#table} WHERE id IN (SELECT value FROM json_each(?))`)
      .all(JSON.stringify(ids));
  }

  /** While it is built: what a query looks documents up by gets an index when it is first asked for. */
  prepareToFind({ where = {} }: Pick<ViewQuery<Field>, 'where'>): void {
    const { name, indexes } = this.definition;
    for (const [field, ...more] of indexes)
      if (field !== undefined && more.length === 0 && field in where)
        shapeLookUp(this.database, name, this.generation, field);
  }

  apply(write: ViewWrite<Document>): WriteOutcome {
    return this.applyText(write.id, guardText(write.guard), 'put' in write ? JSON.stringify(write.put) : null);
  }

  /** `document` as it is kept; null removes it. */
  applyText(id: string, guard: string, document: string | null): WriteOutcome {
    const changed = this.database
      .query(
        `INSERT INTO ${this.#table} (id, guard, document) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET guard = excluded.guard, document = excluded.document
         WHERE excluded.guard > guard`,
      )
      .run(id, guard, document);
    return changed === 0 ? 'older' : 'written';
  }

  checkpoint(): Position {
    return (
      this.database
        .query<{ checkpoint: Position }>('SELECT checkpoint FROM generations WHERE view = ? AND generation = ?')
        .one(this.definition.name, this.generation)?.checkpoint ?? START
    );
  }

  mark(): string | null {
    return (
      this.database
        .query<{ mark: string | null }>('SELECT mark FROM generations WHERE view = ? AND generation = ?')
        .one(this.definition.name, this.generation)?.mark ?? null
    );
  }

  saveCheckpoint(position: Position, mark: string | undefined): void {
    this.database
      .query('UPDATE generations SET checkpoint = ?, mark = ? WHERE view = ? AND generation = ? AND checkpoint < ?')
      .run(position, mark ?? null, this.definition.name, this.generation, position);
  }

  /** Drops what was read from memory. */
  forget(): void {
    this.#read.clear();
  }

  /** While it is built its documents change all the time. */
  #shown(id: string, document: string): Document {
    return this.isBuilding ? this.parse(document) : this.#read.read(id, document);
  }

  parse(document: string): Document {
    return this.definition.schema.parse(JSON.parse(document));
  }
}
