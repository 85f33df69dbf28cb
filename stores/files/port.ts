export interface FileInfo {
  readonly id: string;
  /** As declared by the uploader: `application/pdf`. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

export interface ListedFile {
  readonly id: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

export interface StoredFile extends FileInfo {
  readonly bytes: Uint8Array;
}

/** Whole files by id. Every method throws StoreUnavailable when the store cannot be reached. */
export interface Files {
  /**
   * Durable once it resolves; an existing file of that id is replaced atomically. Ids: letters, digits, `-`, `_`, `.`.
   */
  put(id: string, bytes: Uint8Array, contentType: string): Promise<FileInfo>;
  get(id: string): Promise<StoredFile | null>;
  /** False if there was none. */
  delete(id: string): Promise<boolean>;
  /** All files, in no particular order. */
  list(): AsyncIterable<ListedFile>;
  /** Deletes remains of writes that began before this, in milliseconds since 1970; complete files stay. Returns how many. */
  sweep(begunBefore: number): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

const FILE_ID = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** Throws a TypeError for an id that could escape its own path. */
export const checkFileId = (id: string): void => {
  if (!FILE_ID.test(id)) throw new TypeError(`${JSON.stringify(id)} is no id for a file`);
};
