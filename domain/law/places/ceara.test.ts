/** Ceará, LC 210/2019, art. 1: the articles of EC 103/2019 that it takes over, to the word. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { answerOf } from '../testing/answers.ts';
import { monthly } from '../testing/monthly.ts';
import { regimeOf, served, someone } from '../testing/people.ts';
import { quotedIn } from '../texts/quotation.ts';
import { ce } from './ce.ts';
import { withRequirementArticles } from './pieces/with-articles.ts';

const rules = withRequirementArticles(ce.norm)?.rules ?? [];
const byId = (id: string): Rule => {
  const found = rules.find((rule) => rule.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};
const quoted = (id: string): string[] => quotedIn(byId(id).source).map(({ norm, article }) => `${norm}, ${article}`);

const LAW = 'LC 210/2019 do Ceará, art. 1º';

const servant = someone({
  gender: 'Mulher',
  birthDate: '1966-01-10',
  on: '2026-11-20',
  regimeType: 'RPPS',
  regime: regimeOf(23),
  calculation: { publicServiceIngressDate: '1992-01-10' },
  records: [served('1992-01-10', null, { salaries: monthly('1994-07', '2026-10', (year) => year * 4) })],
});
const steps = (id: string): Record<string, string | null> =>
  Object.fromEntries(
    (answerOf(servant, id).rule.benefitLogs[0]?.steps ?? []).map(({ label, article }) => [
      label.replace(/ \(.*/, ''),
      article,
    ]),
  );

describe('the value', () => {
  it('is that of art. 26 with the share of item III, each step at its item', () => {
    expect(steps('ce-lc210-pontos')).toMatchObject({
      'Índices de atualização': `${LAW}, caput e III; EC 103/2019, art. 26, caput`,
      Coeficiente: `${LAW}, caput e III; EC 103/2019, art. 26, § 2º, I`,
    });
    expect(quoted('ce-lc210-pedagio-professor')).toEqual(
      expect.arrayContaining(['EC 103/2019, art. 20, § 2º, II', 'EC 103/2019, art. 26, § 3º, I']),
    );
    expect(quoted('ce-lc210-especial-pontos-15')).toContain('EC 103/2019, art. 26, §§ 2º, IV, e 5º');
    expect(steps('ce-lc210-pedagio-integralidade')).toMatchObject({
      'Última remuneração do cargo': `${LAW}; EC 103/2019, art. 20, § 2º, I; art. 4º, § 8º`,
    });
  });

  it('of an incapacity and at 75 is of the same average, and the line says which', () => {
    const share = 'média das maiores remunerações (80% delas até 12/2021, 90% desde 01/2022)';
    expect(byId('ce-lc210-incapacidade').description).toMatch(/60% da .*ou 100% da /s);
    for (const id of ['ce-lc210-incapacidade', 'ce-lc210-compulsoria-75'])
      expect(byId(id).description, id).toContain(share);
    expect(byId('ce-lc210-incapacidade').description.split(share)).toHaveLength(3);
  });

  it('the abono stands in arts. 8 and 10, § 5', () => {
    for (const id of ['ce-lc210-pontos', 'ce-lc210-pedagio-professor', 'ce-lc210-especial-pontos-15'])
      expect(quoted(id), id).toContain('EC 103/2019, art. 8º');
    for (const id of ['ce-lc210-voluntaria', 'ce-lc210-professor', 'ce-lc210-especial'])
      expect(quoted(id).join('; '), id).toContain('§ 5º');
  });
});

it('who entered between the amendment and the state law is told that the articles taken over name the day of the amendment', () => {
  const transitions = rules.filter(({ entry }) => entry?.until === '2019-12-19');
  expect(transitions.length).toBeGreaterThan(6);
  for (const { id, observations, confirmed } of transitions) {
    expect(observations.join(' '), id).toContain('Ingresso de 14/11 a 19/12/2019');
    expect(confirmed, id).toBe(false);
  }
});

describe('the police', () => {
  it('has the permanent rule of art. 10, § 2, I: 55 years, 30 of contribution and 25 in these careers, for both', () => {
    const officer = (birthDate: string, start: string) =>
      answerOf(
        someone({
          gender: 'Homem',
          birthDate,
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: regimeOf(23),
          calculation: { publicServiceIngressDate: start },
          records: [served(start, null, { isPoliceTime: true })],
        }),
        'ce-lc210-policial-permanente',
      );
    expect(officer('1971-11-20', '1996-01-10').standing).toBe('applicable');
    expect(officer('1971-11-21', '1996-01-10').when).toBe('2026-11-21');
    const { requirements, benefitCalculusMethod } = byId('ce-lc210-policial-permanente');
    expect(benefitCalculusMethod).toBe('MEDIA_100_60_MAIS_2');
    expect(requirements.map(({ article }) => article)).toEqual(
      Array.from({ length: 3 }, () => 'EC 103/2019, art. 10, § 2º, I'),
    );
  });

  it('the times of the transition are those of LC 51, art. 1, II, a and b', () => {
    for (const id of ['ce-lc210-policial-idade', 'ce-lc210-policial-pedagio'])
      for (const { kind, article } of byId(id).requirements)
        if (kind === 'contribution' || kind === 'police')
          expect(article, id).toContain('LC 51/1985, art. 1º, II, a e b');
  });
});
