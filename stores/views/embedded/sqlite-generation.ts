import type { Position } from '../../events/port.ts';
import { START } from '../../events/port.ts';
import type { Database } from '../../sqlite/database.ts';
import type { Page, ViewDefinition, ViewQuery, ViewWrite, WriteOutcome } from '../port.ts';
import { guardText, plainQuery } from '../query.ts';
import { orderSql, whereSql } from './view-sql.ts';
import { tableName } from './view-table.ts';

/** Reads and writes one generation's table. Synchronous: the caller decides on the transaction. */
export class SqliteGeneration<Document, Field extends string> {
  readonly #table: string;

  constructor(
    private readonly database: Database,
    private readonly definition: ViewDefinition<Document, Field>,
    readonly generation: number,
  ) {
    this.#table = tableName(definition.name, generation);
  }

  get(id: string): Document | null {
    const row = this.database
      .query<{ document: string | null }>(`SELECT document FROM ${this.#table} WHERE id = ?`)
      .one(id);
    return row?.document == null ? null : this.#parse(row.document);
  }

  getMany(ids: readonly string[]): Map<string, Document> {
    const rows = this.database
      .query<{ id: string; document: string }>(
        `SELECT id, document FROM ${this.#table}
         WHERE id IN (SELECT value FROM json_each(?)) AND document IS NOT NULL`,
      )
      .all(JSON.stringify(ids));
    return new Map(rows.map(({ id, document }) => [id, this.#parse(document)]));
  }

  find(query: ViewQuery<Field>): Page<Document> {
    const plain = plainQuery(this.definition, query);
    const where = whereSql(plain);
    const rows = this.database
      .query<{ document: string }>(
        `SELECT document FROM ${this.#table} WHERE ${where.text} ORDER BY ${orderSql(plain)} LIMIT ? OFFSET ?`,
      )
      .all(...where.values, plain.limit ?? -1, plain.offset);
    const total = plain.limit === null ? rows.length : this.count(query);
    return { items: rows.map(({ document }) => this.#parse(document)), total };
  }

  count(query: Pick<ViewQuery<Field>, 'where' | 'contains'>): number {
    const where = whereSql(plainQuery(this.definition, query));
    return (
      this.database
        .query<{ total: number }>(`SELECT count(*) AS total FROM ${this.#table} WHERE ${where.text}`)
        .one(...where.values)?.total ?? 0
    );
  }

  apply(write: ViewWrite<Document>): WriteOutcome {
    const document = 'put' in write ? JSON.stringify(write.put) : null;
    const changed = this.database
      .query(
        `INSERT INTO ${this.#table} (id, guard, document) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET guard = excluded.guard, document = excluded.document
         WHERE excluded.guard > guard`,
      )
      .run(write.id, guardText(write.guard), document);
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

  #parse(document: string): Document {
    return this.definition.schema.parse(JSON.parse(document));
  }
}
