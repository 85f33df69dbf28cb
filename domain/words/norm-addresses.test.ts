import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOfNorm, citationsOf, normAddresses } from './norm-addresses.ts';

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

  it('is that of each part of a quotation, and the page of the rule itself where it has one', () => {
    const sources = [
      { title: 'LC 571/2021 de Joinville (Leis Municipais)', address: 'https://leismunicipais.example/571' },
    ];
    expect(citationsOf('LC 571/2021 de Joinville, art. 47; EC 103/2019, art. 4º; art. 26, § 2º', sources)).toEqual([
      { text: 'LC 571/2021 de Joinville, art. 47', address: 'https://leismunicipais.example/571' },
      { text: 'EC 103/2019, art. 4º', address: normAddresses['EC 103/2019'] },
      { text: 'art. 26, § 2º', address: normAddresses['EC 103/2019'] },
    ]);
    expect(citationsOf('STF, Tema 942', sources)).toEqual([{ text: 'STF, Tema 942', address: null }]);
  });
});
