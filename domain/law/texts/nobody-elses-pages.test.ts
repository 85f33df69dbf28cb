import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
/** Public bodies, addresses of examples, and what a document's format is named by. */
const ALLOWED =
  /\.(gov|leg|jus)\.br$|\.mil\.br$|^camarajacarei\.legislacaocompilada\.com\.br$|\.test$|\.example$|^(www\.)?example\.(com|org)(\.br)?$|^localhost$|^127\.|\.w3\.org$|^schemas\.openxmlformats\.org$|^purl\.org$|^youtu\.be$|^(www\.)?youtube(-nocookie)?\.com$/;

const filesOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

describe('domain and report', () => {
  it.each(['domain', 'report'])('%s leads to the pages of public bodies alone, in comments too', (folder) => {
    const others = filesOf(folder).flatMap((file) =>
      [...readFileSync(new URL(file, ROOT), 'utf8').matchAll(/https?:\/\/([a-z0-9.-]+)/gi)].flatMap(([, host = '']) =>
        ALLOWED.test(host) ? [] : [`${file}: ${host}`],
      ),
    );
    expect(others).toEqual([]);
  });
});
