import { z } from 'zod';
import { FolderFiles } from '../files/embedded/folder-files.ts';

/** Stores a file of so many bytes where no file may become as large, and prints what became of it. */
const { folder, size } = z.object({ folder: z.string(), size: z.int() }).parse(JSON.parse(process.argv[2] ?? ''));

const files = new FolderFiles(folder);
try {
  await files.put('document', Buffer.alloc(size, 'x'), 'application/pdf');
  console.log('kept');
} catch (error) {
  console.log(error instanceof Error ? error.name : error);
}
