import { describe, expect, it } from 'vitest';
import { addressOfNorm, citationsOf, normAddresses, officialAddress } from './norm-addresses.ts';

describe('the page of a norm', () => {
  it.each(Object.entries(normAddresses))('%s is one of a public body', (_name, address) => {
    expect(new URL(address).hostname).toMatch(/\.(gov|leg|jus)\.br$/);
  });

  it('is found by the norm that a quotation begins with', () => {
    expect(addressOfNorm('EC 103/2019, arts. 4º, § 6º, e 20, § 2º')).toMatch(/emc103/);
    expect(addressOfNorm('STF, Tema 942')).toBeNull();
  });

  it('leads to the article itself where the page has a mark for it', () => {
    expect(officialAddress('EC 41/2003', '6-A')).toMatch(/emc41\.htm#art6a$/);
    expect(officialAddress('CF', '40')).toMatch(/constituicao\.htm#art40$/);
  });

  it('leads to the page alone where no mark was seen, or where the wording is an older one', () => {
    expect(officialAddress('Lei 8.213/1991', '48')).toBe(normAddresses['Lei 8.213/1991']);
    expect(officialAddress('CF/88 (redação da EC 41/2003)', '40')).toBe(normAddresses['EC 41/2003']);
    expect(officialAddress('EC 103/2019', '40')).toBe(normAddresses['EC 103/2019']);
  });

  it('is that of each part of a quotation, and the page of the rule itself where it has one', () => {
    const sources = [{ norm: 'LC 571/2021 de Joinville', address: 'https://www.joinville.sc.gov.br/571' }];
    expect(citationsOf('LC 571/2021 de Joinville, art. 47; EC 103/2019, art. 4º; art. 26, § 2º', sources)).toEqual([
      { text: 'LC 571/2021 de Joinville, art. 47', address: 'https://www.joinville.sc.gov.br/571' },
      { text: 'EC 103/2019, art. 4º', address: normAddresses['EC 103/2019'] },
      { text: 'art. 26, § 2º', address: normAddresses['EC 103/2019'] },
    ]);
    expect(citationsOf('STF, Tema 942', sources)).toEqual([{ text: 'STF, Tema 942', address: null }]);
  });
});
