import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthCompressing = /\.(js|css|html|svg|json)$/;
const smallest = 1024;

/** Writes `.gz` and `.br` beside each built text file once, so that no request pays for compression. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'genial-compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!worthCompressing.test(name)) continue;
        const text = await readFile(join(folder, name));
        if (text.length < smallest) continue;
        await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }));
        await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(text));
      }
    },
  };
};
