import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderFiles } from '../files/embedded/folder-files.ts';
import { inFolder } from '../testing/installation.ts';
import { carryFiles } from './carry-files.ts';

it('copies every file with its type, writes only missing or different ones, and leaves the rest', async () => {
  const place = await inFolder((folder) => new FolderFiles(join(folder, 'from')));
  const source = await place.open();
  const otherPlace = await inFolder((folder) => new FolderFiles(join(folder, 'to')));
  const target = await otherPlace.open();
  await source.put('logo-1', Buffer.from('um'), 'image/png');
  await source.put('logo-2', Buffer.from('dois'), 'image/jpeg');
  await target.put('logo-2', Buffer.from('outro'), 'image/jpeg');
  await target.put('later', Buffer.from('depois'), 'text/plain');
  expect(await carryFiles(source, target)).toEqual({ files: 2, written: 2 });
  expect(await carryFiles(source, target)).toEqual({ files: 2, written: 0 });
  expect(await target.get('logo-1')).toMatchObject({ contentType: 'image/png', bytes: Buffer.from('um') });
  expect(await target.get('logo-2')).toMatchObject({ bytes: Buffer.from('dois') });
  expect(await target.get('later')).not.toBeNull();
  await place.dispose();
  await otherPlace.dispose();
});
