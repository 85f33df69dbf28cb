interface Entry<Document> {
  readonly text: string;
  readonly document: Document;
  usedAt: number;
}

/** A document as the table keeps it. */
export interface DocumentRow {
  readonly id: string;
  readonly document: string;
}

const MOST_CHARACTERS = 2_000_000;
/** What nobody asked for so long is dropped, so also what another process has removed. */
const IDLE_MS = 10 * 60_000;

/**
 * Documents of a view as last read, beside the text they were read from. As long as the text is the same it is neither parsed
 * nor checked again, which takes longer than to find it. Nobody may change them: all who ask get the same one.
 */
export class ReadDocuments<Document> {
  /** Ordered from least to most recently read. */
  readonly #entries = new Map<string, Entry<Document>>();
  #characters = 0;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly parse: (text: string) => Document,
    private readonly most = MOST_CHARACTERS,
    private readonly idleMs = IDLE_MS,
  ) {}

  read(id: string, text: string): Document {
    const known = this.#entries.get(id);
    if (known?.text === text) {
      known.usedAt = performance.now();
      this.#entries.delete(id);
      this.#entries.set(id, known);
      return known.document;
    }
    const document = this.parse(text);
    freeze(document);
    this.#drop(id);
    if (text.length > this.most) return document;
    this.#entries.set(id, { text, document, usedAt: performance.now() });
    this.#characters += text.length;
    for (const [oldest] of this.#entries) {
      if (this.#characters <= this.most) break;
      this.#drop(oldest);
    }
    this.#sweepLater();
    return document;
  }

  /**
   * Many at once, in their order. Of a list so long that it would push out most of what is kept, nothing is kept: nobody reads
   * that again before it is pushed out itself.
   */
  readAll(rows: readonly DocumentRow[]): Document[] {
    const characters = rows.reduce((sum, { document }) => sum + document.length, 0);
    if (characters <= this.most / 2) return rows.map(({ id, document }) => this.read(id, document));
    return rows.map((row) => this.glance(row));
  }

  /** For who reads it once: it is not kept, nor longer than before. */
  glance({ id, document }: DocumentRow): Document {
    const known = this.#entries.get(id);
    return known?.text === document ? known.document : this.parse(document);
  }

  clear(): void {
    this.#entries.clear();
    this.#characters = 0;
    clearTimeout(this.#sweeping);
    this.#sweeping = undefined;
  }

  get size(): number {
    return this.#entries.size;
  }

  #drop(id: string): void {
    this.#characters -= this.#entries.get(id)?.text.length ?? 0;
    this.#entries.delete(id);
  }

  #sweepLater(): void {
    this.#sweeping ??= setTimeout(() => {
      this.#sweeping = undefined;
      const since = performance.now() - this.idleMs;
      for (const [id, { usedAt }] of this.#entries) {
        if (usedAt > since) break;
        this.#drop(id);
      }
      if (this.#entries.size > 0) this.#sweepLater();
    }, this.idleMs).unref();
  }
}

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
};
