import type { z } from 'zod';
import type { Position } from '../events/port.ts';

export type Scalar = string | number | boolean | null;

/**
 * A view: a collection of whole documents, fed by one projection, dropped and rebuilt at will. `Field` are the top-
 * level scalar fields that queries may use.
 */
export interface ViewDefinition<Document, Field extends string = string> {
  /** Lower-case letters and hyphens: `customer-list`. */
  readonly name: string;
  /** Of the documents' shape and meaning, made by `viewDefinition`. Part of the view's place: another one is built anew. */
  readonly version: number;
  readonly schema: z.ZodType<Document>;
  readonly fields: readonly (Field & keyof Document)[];
  /**
   * What a document of the version before lacks and may not be null, until this version is built: see `formerSchema`.
   * Of no use any more once every installation has been upgraded past it.
   */
  readonly formerly?: (document: unknown) => unknown;
  /** Fields searched or sorted together, equalities first: `[['accountId', 'name'], ['accountId', 'cpf']]`. */
  readonly indexes: readonly (readonly Field[])[];
}

/** What a document was made from. One view uses one kind: its stream's revision, or the global position. */
export type Guard = { readonly revision: number } | { readonly position: Position };

/** `older`: the document already has this guard or a later one, and nothing happened. */
export type WriteOutcome = 'written' | 'older';

export type ViewWrite<Document> =
  | { readonly put: Document; readonly id: string; readonly guard: Guard }
  /** Leaves a tombstone, so that an earlier event delivered again does not bring the document back. */
  | { readonly remove: true; readonly id: string; readonly guard: Guard };

export type Condition = Scalar | { readonly in: readonly Scalar[] } | Range;
export interface Range {
  readonly gte?: string | number;
  readonly gt?: string | number;
  readonly lte?: string | number;
  readonly lt?: string | number;
}

export interface Sort<Field extends string> {
  readonly field: Field;
  readonly order: 'asc' | 'desc';
}

export interface ViewQuery<Field extends string> {
  /** All must match. `null` matches null and missing. */
  readonly where?: { readonly [Name in Field]?: Condition };
  /** All must match: the text occurs anywhere in the field, character for character (search folded copies). */
  readonly contains?: { readonly [Name in Field]?: string };
  /** Empty values (null, missing, '') come last in both orders; ties are broken by id, in the direction of the last. */
  readonly sort?: readonly Sort<Field>[];
  /** `number` counts from 1. Absent means all. */
  readonly page?: { readonly number: number; readonly size: number };
}

export interface Page<Document> {
  readonly items: readonly Document[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** One generation of a view. Every method throws StoreUnavailable when the store cannot be reached. */
export interface ViewCollection<Document, Field extends string = string> {
  get(id: string): Promise<Document | null>;
  getMany(ids: readonly string[]): Promise<ReadonlyMap<string, Document>>;
  find(query: ViewQuery<Field>): Promise<Page<Document>>;
  count(query?: Pick<ViewQuery<Field>, 'where' | 'contains'>): Promise<number>;
  put(id: string, document: Document, guard: Guard): Promise<WriteOutcome>;
  remove(id: string, guard: Guard): Promise<WriteOutcome>;
  /**
   * Many writes in order and then the checkpoint, in as few round trips as the store allows. In a store without
   * transactions some writes may succeed without the checkpoint: the guards make repeating them harmless. `mark` is
   * kept with the checkpoint: what the caller recognises its log by.
   */
  write(writes: readonly ViewWrite<Document>[], checkpoint?: Position, mark?: string): Promise<readonly WriteOutcome[]>;
  /** How far the log has been projected; START if nothing has. Never goes back. */
  checkpoint(): Promise<Position>;
  /** What was kept with the checkpoint; null if nothing was. */
  mark(): Promise<string | null>;
}

/** Another generation serves now; what was meant for the former one was not written. */
export class GenerationReplaced extends Error {
  override readonly name = 'GenerationReplaced';
  constructor(view: string) {
    super(`Another generation of ${view} serves by now`);
  }
}

/** A generation of another version of a view, which is only read. */
export type Former<Document, Field extends string = string> = Omit<
  ViewCollection<Document, Field>,
  'put' | 'remove' | 'write'
>;

/** The generation that queries of this version of the view see. */
export interface View<Document, Field extends string = string> extends ViewCollection<Document, Field> {
  /**
   * All that match, in order, some at a time: others are served between two parts, so that nobody waits for thousands. Which
   * documents they are is decided when this resolves; each is shown as it is when its part is read, and what was removed by
   * then is left out. Reading a part throws StoreUnavailable too.
   */
  parts(query: Omit<ViewQuery<Field>, 'page'>): Promise<AsyncIterable<readonly Document[]>>;
  /**
   * The generation that the newest other version of the view serves, to be read until this one is built; null if there
   * is none. Its documents are read by `formerSchema`: where they do not fit, that throws ZodError. Once that version has
   * swapped in another generation, or was dropped, reading throws StoreUnavailable.
   */
  former(): Promise<Former<Document, Field> | null>;
  /**
   * The generation that serves now, for a caller that reads its checkpoint and continues from there. Throws
   * GenerationReplaced once another one serves: what follows one checkpoint must not be written after another.
   */
  serving(): Promise<ViewCollection<Document, Field>>;
  /** Waits until the checkpoint has reached the position. False if it has not in time. */
  caughtUp(position: Position, timeoutMs: number): Promise<boolean>;
  /** How far the generation has come that is being built; null if none is. */
  building(): Promise<Position | null>;
  /** An empty generation beside the serving one. An unfinished earlier rebuild is dropped. */
  rebuild(): Promise<Rebuild<Document, Field>>;
  /**
   * Takes a part in a rebuild that was begun elsewhere, by the number of its generation. Throws RebuildSuperseded if it is
   * no longer the one.
   */
  join(generation: number): Promise<PartOfRebuild<Document, Field>>;
}

/** Another rebuild of the view was begun since; this one may stop. */
export class RebuildSuperseded extends Error {
  override readonly name = 'RebuildSuperseded';
  constructor(view: string) {
    super(`Another rebuild of ${view} was begun`);
  }
}

/** Several fill one generation, each with documents of its own that no other writes. */
export interface PartOfRebuild<Document, Field extends string = string> {
  /** Of who joined: it keeps no checkpoint, which is that of whoever began. */
  readonly collection: ViewCollection<Document, Field>;
  /** What was written is in the store, for whoever swaps the generation in. */
  flush(): Promise<void>;
}

export interface Rebuild<Document, Field extends string = string> extends PartOfRebuild<Document, Field> {
  /** Others join by it. */
  readonly generation: number;
  /** Builds what only queries need, while the former generation still serves. `swap` does what of it is left. */
  prepare(): Promise<void>;
  /** From now on this generation serves, in every process; the former one is dropped. Throws RebuildSuperseded. */
  swap(): Promise<void>;
  abandon(): Promise<void>;
}

export interface Views {
  /**
   * Opens the place of this version of a view and creates its indexes; an empty first generation serves until something
   * is written. Each version has a place of its own, so that programs of different versions stand beside each other and
   * none reads what another writes.
   */
  view<Document, Field extends string>(definition: ViewDefinition<Document, Field>): Promise<View<Document, Field>>;
  /**
   * Takes or renews a lease for `ttlMs`. False while another holder has it. It keeps projectors to one at a time; the
   * guards make even two of them harmless.
   */
  lease(name: string, holder: string, ttlMs: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
  /** Whether anybody holds the lease now. */
  isLeased(name: string): Promise<boolean>;
  /** Every place that was opened here is in use for so long: called again and again by each process that lives. */
  keepOpened(forMs: number): Promise<void>;
  /**
   * Drops the places of other versions of the views opened here that no process uses any more. Returns them as
   * `view@version`.
   */
  dropUnused(): Promise<readonly string[]>;
  /** Gives back the room of dropped generations, bit by bit, so that nobody waits long for the store. */
  shrink(): Promise<void>;
  /** Leaves no trace of removed documents and former generations, as far as this process can reach. */
  erase(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
