/** As reformas de Estados e Municípios, lidas pelo motor no dia dado. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import type { Regime } from '../rule/regime.ts';
import type { Gender, IsoDate } from '../rule/rule.ts';
import { type Answer, answerOf, answersOf } from '../testing/answers.ts';
import { regimeOf, served, someone, years } from '../testing/people.ts';
import { regimeForLaw } from './regimes.ts';

const [CE, _MG, RJ, SP, PR, SC, TO, RO] = [23, 31, 33, 35, 41, 42, 17, 11].map(regimeOf);
const [MANAUS, CURITIBA, JOINVILLE, BELEM] = [1302603, 4106902, 4209102, 1501402].map(regimeOf);
const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);

/** What the rule asks on a day of somebody who is far from it. */
const asked = (regime: Regime | undefined, id: string, gender: Gender, on: IsoDate): Answer['rule'] =>
  answerOf(
    someone({
      gender,
      birthDate: '1985-01-10',
      on,
      regimeType: 'RPPS',
      regime: regime ?? null,
      records: [served('2002-01-10', null)],
      calculation: { publicServiceIngressDate: '1998-01-10' },
    }),
    id,
  ).rule;

const pair = (regime: Regime | undefined, id: string, on: IsoDate) => {
  const [man, woman] = (['Homem', 'Mulher'] as const).map((gender) => asked(regime, id, gender, on));
  return {
    points: [man?.necessaryPoints, woman?.necessaryPoints],
    ages: [man?.necessaryAge?.years, woman?.necessaryAge?.years],
  };
};

/** Toll of a woman with so many years on a day. */
const tolled = (regime: Regime | undefined, id: string, yearsHeld: number, measuredOn: IsoDate) => {
  const start = daysBefore(yearsHeld * 365, measuredOn);
  return answerOf(
    someone({
      gender: 'Mulher',
      birthDate: '1975-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: regime ?? null,
      records: [served(start, null)],
      calculation: { publicServiceIngressDate: start },
    }),
    id,
  ).rule;
};

describe('Santa Catarina, LC 773/2021', () => {
  it('em 2022 pede 86/96 pontos e 56/61 anos, em 2023 um a mais de cada', () => {
    expect(pair(SC, 'sc-lc773-pontos', '2022-06-30')).toEqual({ points: [96, 86], ages: [61, 56] });
    expect(pair(SC, 'sc-lc773-pontos', '2023-01-01')).toEqual({ points: [97, 87], ages: [62, 57] });
    expect(pair(SC, 'sc-lc773-pontos-professor', '2023-01-01')).toEqual({ points: [87, 77], ages: [57, 52] });
  });

  it('deixa quem ingressou até 16/12/1998 em 96/86 pontos, com no máximo quatro anos a menos de idade', () => {
    const man = (contributionYears: number) =>
      answerOf(
        someone({
          gender: 'Homem',
          birthDate: '1969-11-20',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: SC ?? null,
          records: [served(daysBefore(contributionYears * 365, '2026-11-20'), null)],
          calculation: { publicServiceIngressDate: '1998-12-16' },
        }),
        'sc-lc773-pontos-ingresso-1998',
      );
    expect(man(39)).toMatchObject({ standing: 'applicable', when: '2026-11-20' });
    expect(man(39).rule.necessaryPoints).toBe(96);
    expect(man(38).rule.decreasedNecessaryAge).toEqual(years(58));
    expect(man(41).rule.decreasedNecessaryAge).toEqual(years(57));
  });

  it('cobra metade do que faltava em 01/01/2022', () => {
    expect(tolled(SC, 'sc-lc773-pedagio', 26, '2022-01-01').increasedNecessaryContribution).toEqual(years(32));
  });
});

describe('São Paulo, LC 1.354/2020', () => {
  it('segue a progressão da União: 103/93 em 2026, 105/100 em 2040', () => {
    expect(pair(SP, 'sp-lc1354-pontos', '2026-11-20').points).toEqual([103, 93]);
    expect(pair(SP, 'sp-lc1354-pontos', '2040-01-10').points).toEqual([105, 100]);
  });

  it('a mulher com 28 anos em 07/03/2020 precisa de 32 e de 57 de idade', () => {
    const rule = tolled(SP, 'sp-lc1354-pedagio', 28, '2020-03-07');
    expect(rule.increasedNecessaryContribution).toEqual(years(32));
    expect(rule.necessaryAge).toEqual(years(57));
    expect(rule.notices).toContain('Valor não confirmado na legislação local');
  });

  it('guarda as regras antigas a quem as completou até 07/03/2020', () => {
    const at = (start: IsoDate) =>
      answerOf(
        someone({
          gender: 'Homem',
          birthDate: '1955-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: SP ?? null,
          records: [served(start, null)],
          calculation: { publicServiceIngressDate: start },
        }),
        'ec41-art6-integral',
      );
    const lastDay = daysBefore(35 * 365, '2020-03-07');
    expect(at(lastDay)).toMatchObject({ standing: 'applicable', when: '2020-03-07' });
    expect(at(isoOf(dayOf(lastDay) + 1)).standing).toBe('notApplicable');
  });
});

describe('Rio de Janeiro, EC 90/2021', () => {
  it('sobe um ponto a cada dois anos desde 2023 e a idade em 2025', () => {
    expect(pair(RJ, 'rj-ec90-pontos', '2022-12-31')).toEqual({ points: [96, 86], ages: [61, 56] });
    expect(pair(RJ, 'rj-ec90-pontos', '2023-01-01').points).toEqual([97, 87]);
    expect(pair(RJ, 'rj-ec90-pontos', '2026-11-20')).toEqual({ points: [98, 88], ages: [62, 57] });
  });

  it('cobra um quinto do que faltava em 31/12/2021', () => {
    expect(tolled(RJ, 'rj-ec90-pedagio', 25, '2021-12-31').increasedNecessaryContribution).toEqual(years(31));
  });

  it('só aposenta sem idade o policial que em 2022 tinha nove décimos do tempo', () => {
    const officer = (yearsIn2022: number) => {
      const start = daysBefore(Math.ceil(yearsIn2022 * 365), '2022-12-31');
      return answerOf(
        someone({
          gender: 'Homem',
          birthDate: '1978-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: RJ ?? null,
          records: [served(start, null, { isPoliceTime: true })],
          calculation: { publicServiceIngressDate: start },
        }),
        'rj-ec90-policial',
      );
    };
    expect(officer(27).standing).toBe('future');
    expect(officer(26.9).standing).toBe('notApplicable');
  });
});

describe('Ceará, LC 210/2019', () => {
  it('sobe um ponto a cada dezoito meses', () => {
    expect(pair(CE, 'ce-lc210-pontos', '2021-06-30').points).toEqual([96, 86]);
    expect(pair(CE, 'ce-lc210-pontos', '2021-07-01').points).toEqual([97, 87]);
    expect(pair(CE, 'ce-lc210-pontos', '2026-11-20').points).toEqual([100, 90]);
  });

  it('mede o pedágio de 60% no dia da EC 103, não no da lei estadual', () => {
    const rule = tolled(CE, 'ce-lc210-pedagio', 25, '2019-11-13');
    expect(rule.tollLimitDate).toBe('2019-11-13');
    expect(rule.increasedNecessaryContribution).toEqual(years(33));
  });
});

describe('o pedágio dos Estados que copiaram o art. 20 da EC 103', () => {
  it.each([
    ['pa', 15, 'pa-ec77'],
    ['pr', 41, 'pr-ec45'],
    ['mg', 31, 'mg-ec104'],
    ['rj', 33, 'rj-ec90'],
    ['ro', 11, 'ro-ec146'],
  ])('%s: a média é de quem ingressou desde 2004, ou optou', (_, regimeId, prefix) => {
    const standings = (publicServiceIngressDate: IsoDate, optedForRPC = false) => {
      const answers = answersOf(
        someone({
          gender: 'Mulher',
          birthDate: '1964-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: regimeOf(regimeId),
          records: [served('1988-03-01', null)],
          calculation: { publicServiceIngressDate, optedForRPC },
        }),
      );
      return [`${prefix}-pedagio-integralidade`, `${prefix}-pedagio`].map((id) => answers.get(id)?.standing);
    };
    expect(standings('2003-12-31')).toEqual(['applicable', 'notApplicable']);
    expect(standings('2004-01-01')).toEqual(['notApplicable', 'applicable']);
    expect(standings('2003-12-31', true)).toEqual(['notApplicable', 'applicable']);
  });
});

describe('Rondônia, EC 146/2021', () => {
  it('sobe um ponto a cada ano desde 2022; a idade em 2024, a do professor em 2023', () => {
    expect(pair(RO, 'ro-ec146-pontos', '2021-12-31')).toEqual({ points: [96, 86], ages: [61, 56] });
    expect(pair(RO, 'ro-ec146-pontos', '2023-12-31')).toEqual({ points: [98, 88], ages: [61, 56] });
    expect(pair(RO, 'ro-ec146-pontos', '2024-01-01')).toEqual({ points: [99, 89], ages: [62, 57] });
    expect(pair(RO, 'ro-ec146-pontos-professor', '2022-12-31')).toEqual({ points: [92, 82], ages: [56, 51] });
    expect(pair(RO, 'ro-ec146-pontos-professor', '2023-01-01')).toEqual({ points: [93, 83], ages: [57, 52] });
  });

  it('cobra todo o tempo que faltava em 14/09/2021 (art. 6º)', () => {
    expect(tolled(RO, 'ro-ec146-pedagio', 26, '2021-09-14').increasedNecessaryContribution).toEqual(years(34));
  });

  it('a policial se aposenta aos 52 anos com pedágio, aos 55 sem', () => {
    const ages = (id: string) => asked(RO, id, 'Mulher', '2026-11-20').necessaryAge;
    expect(ages('ro-ec146-policial-pedagio')).toEqual(years(52));
    expect(ages('ro-ec146-policial-idade')).toEqual(years(55));
  });

  it('com exposição, 86 pontos fixos e 25 anos (art. 8º)', () => {
    expect(pair(RO, 'ro-ec146-especial-pontos', '2026-11-20').points).toEqual([86, 86]);
  });
});

describe('policiais dos Estados', () => {
  const officer = (regimeId: number, gender: Gender, birthDate: IsoDate, start: IsoDate) =>
    answersOf(
      someone({
        gender,
        birthDate,
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: regimeForLaw(regimeId),
        records: [served(start, null, { isPoliceTime: true })],
        calculation: { publicServiceIngressDate: start },
      }),
    );

  it('São Paulo: 55 anos para ambos; a totalidade da remuneração só para ingresso até 31/12/2003', () => {
    const entered = (start: IsoDate) => officer(35, 'Mulher', '1971-11-20', start);
    expect(entered('2001-06-01').get('sp-lc1354-policial-integralidade')).toMatchObject({
      standing: 'applicable',
      when: '2026-11-20',
    });
    expect(entered('2001-06-01').get('sp-lc1354-policial')?.standing).toBe('notApplicable');
    expect(entered('2004-01-01').get('sp-lc1354-policial-integralidade')?.standing).toBe('notApplicable');
    expect(entered('2004-01-01').get('sp-lc1354-policial')).toMatchObject({ standing: 'future', when: '2028-12-24' });
  });

  it('Ceará: o ingresso que conta é na carreira policial, não no serviço público', () => {
    const policeSince = (start: IsoDate) =>
      answersOf(
        someone({
          gender: 'Homem',
          birthDate: '1968-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: regimeForLaw(23),
          records: [
            served('1990-03-01', isoOf(dayOf(start) - 1), { isCurrentPosition: false }),
            served(start, null, { isPoliceTime: true }),
          ],
          calculation: { publicServiceIngressDate: '1990-03-01' },
        }),
      ).get('ce-lc210-policial-idade')?.standing;
    expect(policeSince('2019-12-19')).toBe('future');
    expect(policeSince('2019-12-20')).toBe('notApplicable');
  });

  it('Bahia: 53 anos para a mulher desde 11/12/2025', () => {
    expect(officer(29, 'Mulher', '1970-01-10', '1998-06-01').get('ba-ec26-policial-idade')).toMatchObject({
      standing: 'applicable',
      when: '2025-12-11',
    });
  });

  it('Bahia: a redação de 2025 foi lida em parte, e nenhuma das duas regras é dada como confirmada', () => {
    const answers = officer(29, 'Mulher', '1970-01-10', '1998-06-01');
    for (const id of ['ba-ec26-policial-idade', 'ba-ec26-policial-pedagio'])
      expect(answers.get(id)?.rule.confirmed, id).toBe(false);
  });

  it('Minas Gerais: 50 anos, ou 49 com metade do que faltava em 15/09/2020', () => {
    const answers = officer(31, 'Mulher', '1977-11-20', daysBefore(23 * 365, '2020-09-15'));
    expect(answers.get('mg-ec104-policial')).toMatchObject({ standing: 'future', when: '2027-11-20' });
    expect(answers.get('mg-ec104-policial-pedagio')).toMatchObject({ standing: 'applicable', when: '2026-11-20' });
    expect(answers.get('mg-ec104-policial-pedagio')?.rule.increasedNecessaryContribution).toEqual(years(26));
  });
});

describe('as demais', () => {
  it('Tocantins: a mulher se aposenta aos 60, os pontos sobem a cada dois anos', () => {
    expect(pair(TO, 'to-ec52-voluntaria', '2026-11-20').ages).toEqual([65, 60]);
    expect(pair(TO, 'to-ec52-pontos', '2026-11-20')).toEqual({ points: [97, 87], ages: [62, 57] });
  });

  it('Curitiba: 98/88 pontos em 2022, 102/92 em 2026', () => {
    expect(pair(CURITIBA, 'curitiba-pr-lc133-pontos', '2022-06-30').points).toEqual([98, 88]);
    expect(pair(CURITIBA, 'curitiba-pr-lc133-pontos', '2026-11-20').points).toEqual([102, 92]);
  });

  it('Joinville: 63/60 até 2023, 64/61 em 2024 e 2025, 65/62 desde 2026', () => {
    const id = 'joinville-sc-lc571-voluntaria-ingresso-ate-2022';
    for (const [on, ages] of [
      ['2023-12-31', [63, 60]],
      ['2024-01-01', [64, 61]],
      ['2025-12-31', [64, 61]],
      ['2026-01-01', [65, 62]],
    ] as const) {
      expect(pair(JOINVILLE, id, on).ages).toEqual(ages);
    }
  });

  it('Paraná: a invalidez da EC 70/2012 vale até 09/03/2021', () => {
    const invalid = (disablementDate: IsoDate) =>
      answersOf(
        someone({
          gender: 'Homem',
          birthDate: '1970-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: PR ?? null,
          records: [served('1998-01-10', null)],
          calculation: { publicServiceIngressDate: '1998-01-10' },
          person: { disablement: true, disablementDate },
        }),
      );
    const standing = (date: IsoDate, id: string) => invalid(date).get(id)?.standing;
    expect(standing('2019-12-03', 'pre103-invalidez-ingresso-ate-2003')).toBe('applicable');
    expect(standing('2019-12-04', 'pr-ec45-invalidez-ingresso-ate-2003')).toBe('applicable');
    expect(standing('2021-03-09', 'pr-ec45-invalidez-ingresso-ate-2003')).toBe('applicable');
    expect(standing('2021-03-10', 'pr-ec45-invalidez-ingresso-ate-2003')).toBe('notApplicable');
    expect(standing('2021-03-10', 'pr-ec45-incapacidade')).toBe('applicable');
  });

  it('Manaus: as regras antigas seguem abertas para quem ingressou até 31/12/2003', () => {
    const answers = (ingress: IsoDate) =>
      answersOf(
        someone({
          gender: 'Mulher',
          birthDate: '1971-11-20',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: MANAUS ?? null,
          records: [served('1996-11-20', null)],
          calculation: { publicServiceIngressDate: ingress },
        }),
      );
    expect(answers('2003-12-31').get('ec41-art6-integral')?.standing).toBe('applicable');
    expect(answers('2003-12-31').get('manaus-am-lc27-voluntaria')?.standing).toBe('notApplicable');
    expect(answers('2004-01-01').get('ec41-art40-idade-tempo-media')?.standing).not.toBe('applicable');
    expect(answers('2004-01-01').get('manaus-am-lc27-voluntaria')?.standing).toBe('future');
  });

  it('onde ninguém conferiu a lei local valem as regras antigas, todas com o aviso', () => {
    const answers = answersOf(
      someone({
        gender: 'Mulher',
        birthDate: '1966-01-10',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: BELEM ?? null,
        records: [served('1995-01-10', null)],
        calculation: { publicServiceIngressDate: '1995-01-10' },
      }),
    );
    expect(answers.get('ec41-art6-integral')?.standing).toBe('applicable');
    for (const { rule } of answers.values()) {
      expect(rule.confirmed).toBe(false);
      expect(rule.notices).toContain('Valor não confirmado na legislação local');
    }
  });
});
