export interface FileInfo {
  readonly id: string;
  /** As declared by who put it: `application/pdf`. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

export interface ListedFile {
  readonly id: string;
  /** When it was put, in milliseconds since 1970. */
  readonly storedAt: number;
}

export interface StoredFile extends FileInfo {
  readonly bytes: Uint8Array;
}

/** Whole files by id. Every method throws StoreUnavailable when the store cannot be reached. */
export interface Files {
  /** Durable when answered; a file of that id is replaced at once, never half. Ids: letters, digits, `-`, `_`, `.`. */
  put(id: string, bytes: Uint8Array, contentType: string): Promise<FileInfo>;
  get(id: string): Promise<StoredFile | null>;
  /** False when there was none. */
  delete(id: string): Promise<boolean>;
  /** All files, in no particular order. */
  list(): AsyncIterable<ListedFile>;
  /** Erases what is left of writes that were broken off longer ago than this; whole files stay. Answers how many. */
  sweep(olderThanMs: number): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

const FILE_ID = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** Throws a TypeError for an id that could mean another place than its own. */
export const checkFileId = (id: string): void => {
  if (!FILE_ID.test(id)) throw new TypeError(`${JSON.stringify(id)} is no id for a file`);
};
