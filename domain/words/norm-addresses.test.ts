import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOfNorm, normAddresses } from './norm-addresses.ts';

const folder = new URL('../law/', import.meta.url);
const law = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

describe('the page of a norm', () => {
  it.each(Object.entries(normAddresses).filter(([name]) => /^(CF|EC|Lei 10.887)/.test(name)))(
    '%s is the one that the rules give as their source',
    (_name, address) => {
      // Some are quoted there without encryption.
      expect(law).toContain(`${address.replace('https:', '')}'`);
    },
  );

  it('is found by the norm that a quotation begins with', () => {
    expect(addressOfNorm('EC 103/2019, arts. 4º, § 6º, e 20, § 2º')).toMatch(/emc103/);
    expect(addressOfNorm('STF, Tema 942')).toBeNull();
  });
});
