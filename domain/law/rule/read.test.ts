import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { BENEFIT_SOURCES } from '../benefit/sources.ts';
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { PLACES } from '../places/index.ts';
import { answersOf } from '../testing/answers.ts';
import { regimeOf, served, someone, worked } from '../testing/people.ts';
import { citationsIn } from '../texts/citation.ts';
import { FEDERAL_ARTICLES_READ } from '../texts/federal-articles-read.ts';
import { LOCAL_ARTICLES_READ } from '../texts/local-articles-read.ts';
import { checkedOn, isRead, readingOf } from './read.ts';

const rules = [...RGPS_NORMS, ...RPPS_NORMS, ...PLACES.flatMap(({ norm }) => norm ?? [])].flatMap((norm) => norm.rules);
const gapsOf = (quotation: string, place: string | null) =>
  readingOf(quotation, place).map(({ quoted, gap }) => [quoted.norm, quoted.number, gap]);

describe('an article', () => {
  it('is read where the whole of it stands in the list', () => {
    expect(gapsOf('EC 103/2019, art. 15, I; art. 26, § 2º; Lei 8.213/1991, art. 29-C, § 1º', null)).toEqual([
      ['EC 103/2019', '15', null],
      ['EC 103/2019', '26', null],
      ['Lei 8.213/1991', '29-C', null],
    ]);
  });

  it('is not where its copy is cut, is a summary or does not exist', () => {
    expect(gapsOf('EC 104/2020 de Minas Gerais, ADCT, art. 148; ADCT, art. 149; ADCT, art. 146', 'mg')).toEqual([
      ['ADCT', '148', 'readInPart'],
      ['ADCT', '149', null],
      ['ADCT', '146', 'notRead'],
    ]);
    expect(gapsOf('EC 46/2020 da Paraíba, art. 2º', 'pb')).toEqual([['EC 46/2020 da Paraíba', '2', 'summary']]);
    expect(gapsOf('STF, ADI 6309', null)).toEqual([['STF, ADI 6309', null, 'notRead']]);
  });

  it('in another wording is read in that wording', () => {
    expect(gapsOf('EC 26/2020 da Bahia, art. 5º; art. 5º, na redação de dezembro de 2025', 'ba')).toEqual([
      ['EC 26/2020 da Bahia', '5', null],
      ['EC 26/2020 da Bahia', '5', 'readInPart'],
    ]);
  });

  it('is missing, not the norm, where the whole is quoted and single articles were read', () => {
    expect(gapsOf('LC 8/2021 de Vitória', 'vitoria-es')).toEqual([['LC 8/2021 de Vitória', null, 'readInPart']]);
  });

  it('of a place is not that of another, nor is a norm as a whole read by one of its articles', () => {
    expect(isRead('CE, art. 35', 'pr')).toBe(true);
    expect(isRead('CE, art. 35', 'sp')).toBe(false);
    expect(isRead('LC 117/2022 de Jacareí', 'jacarei-sp')).toBe(false);
  });

  it('gives the earliest day of what was read, and none where a part was not', () => {
    expect(checkedOn('LC 142/2013, art. 3º; EC 103/2019, art. 22', null)).toBe('2026-07-29');
    expect(checkedOn('LC 142/2013, art. 3º; IN 128/2022, art. 257', null)).toBeNull();
  });
});

describe('the list of articles read', () => {
  it.each(
    [...FEDERAL_ARTICLES_READ, ...Object.values(LOCAL_ARTICLES_READ).flat()].map((read) => [read.norms[0], read]),
  )('of %s names a day that exists and each article once', (_, { on, whole, inPart = [] }) => {
    expect(isoOf(dayOf(on))).toBe(on);
    const listed = [...(whole === 'all' ? [] : whole), ...inPart];
    expect(new Set(listed).size).toBe(listed.length);
    for (const article of listed) expect(article).toMatch(/^\d+(-[A-Z])?$/);
  });
});

describe('every rule', () => {
  it('is confirmed only where every article it stands on was read whole', () => {
    const wrong = rules.filter(({ confirmed, source, place }) => confirmed && !isRead(source, place));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('that is not confirmed has something that is missing', () => {
    const wrong = rules.filter(
      ({ confirmed, missing, source, place }) => !confirmed && missing === undefined && isRead(source, place),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is cited with an official page, of the state or of the body that keeps the norm', () => {
    for (const { id, source, place } of rules) {
      for (const { norm, address } of citationsIn(source, place)) {
        if (WITHOUT_A_PAGE.has(norm)) expect(address).toBeNull();
        else expect(new URL(address ?? '').hostname, `${id}: ${norm}`).toMatch(OFFICIAL);
      }
    }
  });

  it('quotes one article a part, and its way to a value does', () => {
    const quotations = [...rules.map(({ source }) => source), ...Object.values(BENEFIT_SOURCES)];
    for (const quotation of quotations) expect(quotation).not.toMatch(/\barts\.| e art\./);
  });
});

const WITHOUT_A_PAGE = new Set(['IN MPS/SPS 1/2010', 'Parecer AGU JL-04/2020']);
const OFFICIAL = /\.(gov|leg|jus)\.br$|^camarajacarei\.legislacaocompilada\.com\.br$/;

describe('the answer of a rule', () => {
  const servant = (regimeId: number) =>
    answersOf(
      someone({
        gender: 'Mulher',
        birthDate: '1964-03-10',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: regimeOf(regimeId),
        records: [served('1990-05-02', null)],
        calculation: { publicServiceIngressDate: '1990-05-02' },
      }),
    );

  it('gives norm, article and the official page, at the article where the page has a mark for it', () => {
    const federal = servant(2).get('ec103-art10-voluntaria')?.rule;
    expect(federal?.checkedOn).toBe('2026-07-29');
    expect(federal?.sources).toEqual([
      {
        norm: 'EC 103/2019',
        article: 'art. 10, §§ 1º, I, 4º e 5º',
        address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm#art10',
      },
      {
        norm: 'EC 103/2019',
        article: 'art. 26, § 2º, II',
        address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm#art26',
      },
    ]);
  });

  it('whose text nobody has read says so', () => {
    const unread = servant(12).get('ac-ec52-voluntaria')?.rule;
    expect(unread).toMatchObject({ checkedOn: null, confirmed: false });
    expect(unread?.notices).toContain('Regra ainda não conferida no texto da norma: confira antes de usar');
    expect(unread?.notices).toContain('Valor não confirmado na legislação local');
  });

  it('of the INSS says so too, without speaking of a local law', () => {
    const insured = answersOf(
      someone({ gender: 'Homem', birthDate: '1962-01-10', on: '2026-11-20', records: [worked('1985-03-01', null)] }),
    );
    const hybrid = insured.get('rgps-hibrida-idade')?.rule;
    expect(hybrid?.confirmed).toBe(false);
    expect(hybrid?.notices).toContain('Regra ainda não conferida no texto da norma: confira antes de usar');
    expect(hybrid?.notices).not.toContain('Valor não confirmado na legislação local');
  });
});
