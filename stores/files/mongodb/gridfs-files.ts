import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { GridFSBucket, MongoError, ObjectId } from 'mongodb';
import { MongoDatabase } from '../../mongo/mongo-database.ts';
import { checkFileId, type FileInfo, type Files, type ListedFile, type StoredFile } from '../port.ts';

/** Which GridFS content an id currently refers to: replacing a file replaces this one document. */
interface Entry {
  readonly _id: string;
  readonly content: ObjectId;
  readonly contentType: string;
  readonly size: number;
}

export const openGridFsFiles = async (url: string): Promise<GridFsFiles> => {
  const database = new MongoDatabase(url, 'files');
  await database.ping();
  return new GridFsFiles(database);
};

/** GridFS contents are written once; entries refer to them. A content without an entry was left by a crash. */
export class GridFsFiles implements Files {
  readonly #bucket: GridFSBucket;

  constructor(private readonly database: MongoDatabase) {
    this.#bucket = new GridFSBucket(database.db, { bucketName: 'contents' });
  }

  async put(id: string, bytes: Uint8Array, contentType: string): Promise<FileInfo> {
    checkFileId(id);
    const size = bytes.byteLength;
    await this.database.use(async () => {
      const content = new ObjectId();
      const upload = this.#bucket.openUploadStreamWithId(content, id);
      upload.end(bytes);
      await finished(upload);
      const former = await this.#entries.findOneAndReplace(
        { _id: id },
        { content, contentType, size },
        { upsert: true },
      );
      if (former !== null) await this.#discard(former.content);
    });
    return { id, contentType, size };
  }

  async get(id: string): Promise<StoredFile | null> {
    checkFileId(id);
    return this.database.use(async () => {
      for (;;) {
        const entry = await this.#entries.findOne({ _id: id });
        if (entry === null) return null;
        const bytes = await this.#read(entry);
        if (bytes !== null) return { id, contentType: entry.contentType, size: entry.size, bytes };
      }
    });
  }

  async delete(id: string): Promise<boolean> {
    checkFileId(id);
    return this.database.use(async () => {
      const former = await this.#entries.findOneAndDelete({ _id: id });
      if (former === null) return false;
      await this.#discard(former.content);
      return true;
    });
  }

  async *list(): AsyncIterable<ListedFile> {
    const entries = await this.database.use(() => this.#entries.find({}).toArray());
    for (const { _id: id, content } of entries) yield { id, storedAt: content.getTimestamp().getTime() };
  }

  async sweep(begunBefore: number): Promise<number> {
    return this.database.use(async () => {
      const before = ObjectId.createFromTime(Math.floor(begunBefore / 1_000));
      const first = { n: 0, files_id: { $lt: before } };
      const begun = await this.#chunks.find(first, { projection: { files_id: 1 } }).toArray();
      const kept = new Set((await this.#entries.find({}).toArray()).map(({ content }) => content.toHexString()));
      const broken = begun.filter(({ files_id: content }) => !kept.has(content.toHexString()));
      for (const { files_id: content } of broken) {
        await this.#discard(content);
        await this.#chunks.deleteMany({ files_id: content });
      }
      return broken.length;
    });
  }

  ping(): Promise<void> {
    return this.database.ping();
  }

  close(): Promise<void> {
    return this.database.close();
  }

  get #entries() {
    return this.database.collection<Entry>('files');
  }

  get #chunks() {
    return this.database.collection<{ readonly files_id: ObjectId; readonly n: number }>('contents.chunks');
  }

  /** Null if the content was removed while being read: the entry then refers to another one. */
  async #read({ _id, content, size }: Entry): Promise<Uint8Array | null> {
    if (size === 0) return new Uint8Array();
    try {
      const bytes = await buffer(this.#bucket.openDownloadStream(content));
      if (bytes.byteLength === size) return bytes;
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      const entry = await this.#entries.findOne({ _id });
      if (entry?.content.equals(content) === true) throw error;
    }
    return null;
  }

  /** Another process may have got there first. */
  async #discard(content: ObjectId): Promise<void> {
    try {
      await this.#bucket.delete(content);
    } catch (error) {
      if (!(error instanceof MongoError) || error.name !== 'MongoRuntimeError') throw error;
    }
  }
}
