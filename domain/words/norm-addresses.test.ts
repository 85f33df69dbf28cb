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
      { text: 'EC 103/2019, art. 4º', address: `${normAddresses['EC 103/2019']}#art4` },
      { text: 'art. 26, § 2º', address: `${normAddresses['EC 103/2019']}#art26` },
    ]);
    expect(citationsOf('STF, Tema 942', sources)).toEqual([{ text: 'STF, Tema 942', address: null }]);
  });

  it('is at the article that is quoted, not at that of the rule', () => {
    const sources = [{ norm: 'EC 103/2019', address: `${normAddresses['EC 103/2019']}#art17` }];
    const leadsTo = (quotation: string) =>
      citationsOf(quotation, sources).map(({ address }) => address?.split('/').at(-1));
    expect(leadsTo('EC 103/2019, art. 26, caput e § 1º')).toEqual(['emc103.htm#art26']);
    expect(leadsTo('EC 103/2019, art. 25, § 2º; § 3º; Lei 10.887/2004, art. 1º, § 5º')).toEqual([
      'emc103.htm#art25',
      'emc103.htm#art25',
      'l10.887.htm#art1',
    ]);
    expect(leadsTo('EC 41/2003, art. 6º-A (EC 70/2012)')).toEqual(['emc41.htm#art6a']);
    expect(leadsTo('EC 103/2019')).toEqual(['emc103.htm#art17']);
  });

  it('of an older wording is the page that has it', () => {
    const leadsTo = (quotation: string) => citationsOf(quotation, []).map(({ address }) => address);
    expect(leadsTo('CF/88, art. 40, § 1º, III, b (redação da EC 20/1998)')).toEqual([normAddresses['EC 20/1998']]);
    expect(leadsTo('CF, art. 40, § 1º, I (EC 41/2003)')).toEqual([normAddresses['EC 41/2003']]);
    expect(leadsTo('CF/88, art. 40, § 1º, II (EC 88/2015)')).toEqual([normAddresses['EC 88/2015']]);
    expect(leadsTo('CF/88, art. 40, III, a (redação original)')).toEqual([normAddresses['CF (redação original)']]);
    expect(leadsTo('CF/88, art. 40, III (redação anterior à EC 103/2019)')).toEqual([normAddresses.CF]);
    expect(leadsTo('CF, art. 40, § 2º')).toEqual([`${normAddresses.CF}#art40`]);
  });
});
