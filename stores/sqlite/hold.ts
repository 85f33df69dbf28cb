import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { forOwnerAlone } from './connect.ts';

/** How long a program that ends may take to let go. */
const PATIENCE_MS = 2_000;

/**
 * Holds a file as long as this process lives or until the returned function is called; null while another process does. The
 * system lets go of it also after `kill -9`. Throws what SQLite throws.
 */
export const hold = (file: string): (() => void) | null => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  forOwnerAlone(file);
  const held = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return null;
    throw error;
  }
  return () => held.close();
};
