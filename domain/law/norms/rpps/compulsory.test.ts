/** Compulsória: 70 anos, 75 desde 04/12/2015, e o que ela exclui. */

import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import { benefitLogsOf } from '../../engine/evaluate.ts';
import type { Regime } from '../../rule/regime.ts';
import type { IsoDate } from '../../rule/requirement.ts';
import { answersOf } from '../../testing/answers.ts';
import { monthly } from '../../testing/monthly.ts';
import { regimeOf, SEM_REFORMA, served, someone, UNIAO, worked } from '../../testing/people.ts';

const SAO_PAULO: Regime = regimeOf(35);

const servant = (birthDate: IsoDate, regime: Regime, start: IsoDate = '2008-01-10', on: IsoDate = '2026-11-20') =>
  answersOf(
    someone({
      gender: 'Homem',
      birthDate,
      on,
      regimeType: 'RPPS',
      regime,
      records: [served(start, null)],
      calculation: { publicServiceIngressDate: start },
    }),
  );

const compulsory = (answers: ReturnType<typeof servant>): string[] =>
  [...answers]
    .filter(([, { standing, rule }]) => rule.kind === 'compulsory' && standing !== 'notApplicable')
    .map(([id]) => id);

describe('a compulsória', () => {
  it.each([
    ['1928-12-16', UNIAO, 'cf88-original-compulsoria-70'],
    ['1945-12-03', UNIAO, 'compulsoria-70-1998-2015'],
    ['1944-11-13', UNIAO, 'compulsoria-70-1998-2015'],
    ['1946-11-20', UNIAO, 'ec103-compulsoria-75'],
    ['1951-11-20', UNIAO, 'ec103-compulsoria-75'],
    ['1951-11-20', SEM_REFORMA, 'compulsoria-75-media-80'],
    ['1951-11-20', SAO_PAULO, 'compulsoria-75-media-80'],
  ] as const)('de quem nasceu em %s é uma só', (birthDate, regime, id) => {
    expect(compulsory(servant(birthDate, regime, '1990-01-10'))).toEqual([id]);
  });

  it('cai no dia em que a pessoa completa 75 anos', () => {
    expect(servant('1951-11-20', UNIAO).get('ec103-compulsoria-75')).toMatchObject({
      standing: 'applicable',
      when: '2026-11-20',
    });
    expect(servant('1951-11-21', UNIAO).get('ec103-compulsoria-75')).toMatchObject({
      standing: 'future',
      when: '2026-11-21',
    });
  });

  it('exclui a regra que só se completaria depois dela, e diz qual a excluiu', () => {
    const answers = servant('1951-11-20', UNIAO, '2008-01-10');
    const excluded = answers.get('ec103-art10-voluntaria');
    expect(excluded?.standing).toBe('notApplicable');
    expect(excluded?.rule.exclusion).toEqual({ by: 'ec103-compulsoria-75', source: 'applicable' });
    expect(excluded?.because).toContain('compulsory');
  });

  it('no futuro exclui como futura', () => {
    const excluded = servant('1953-11-20', UNIAO, '2008-01-10').get('ec103-art10-voluntaria');
    expect(excluded?.rule.exclusion).toEqual({ by: 'ec103-compulsoria-75', source: 'future' });
  });

  it('não exclui o que se completou antes dela nem no próprio dia', () => {
    const onTheDay = servant('1951-11-20', UNIAO, '2001-11-27');
    expect(onTheDay.get('ec103-art10-voluntaria')).toMatchObject({ standing: 'applicable', when: '2026-11-20' });
    const dayLater = servant('1951-11-20', UNIAO, '2001-11-28');
    expect(dayLater.get('ec103-art10-voluntaria')?.rule.exclusion?.source).toBe('applicable');
  });

  it('no Estado que reformou e cuja regra não foi lida segue a anterior, com o aviso', () => {
    const rule = servant('1951-11-20', SAO_PAULO).get('compulsoria-75-media-80')?.rule;
    expect(rule?.confirmed).toBe(false);
    expect(rule?.notices).toContain('Valor não confirmado na legislação local');
  });

  it('de 2045 no Estado que reformou não se diz a de antes da reforma: a idade é a de todo ente, o valor é o que não foi lido', () => {
    const { rule, when } = servant('1970-03-20', SAO_PAULO).get('compulsoria-75-media-80') ?? {};
    expect(when).toBe('2045-03-20');
    expect(rule?.modality).toBe('Compulsória aos 75 anos – valor de antes da reforma (lei do ente não lida)');
    expect(rule?.description).toContain('vale em todo ente antes e depois da reforma');
    expect(rule?.description).not.toContain('Vale para quem fez 75 até a reforma');
    expect(servant('1970-03-20', SEM_REFORMA).get('compulsoria-75-media-80')?.rule.description).toContain(
      'sem reforma, continua em vigor',
    );
  });

  it('não exclui regras do RGPS', () => {
    const answers = answersOf(
      someone({
        gender: 'Homem',
        birthDate: '1951-11-20',
        on: '2026-11-20',
        regimeType: 'RGPS',
        regime: UNIAO,
        records: [worked('2013-01-10', null)],
      }),
    );
    expect(notEmpty([...answers.values()]).every(({ rule }) => rule.exclusion === null)).toBe(true);
  });
});

describe('o valor da compulsória que ainda vem', () => {
  const young = someone({
    gender: 'Homem',
    birthDate: '1960-11-20',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    records: [served('2015-11-20', null, { salaries: monthly('2015-11', '2026-10', 9000) })],
    calculation: { publicServiceIngressDate: '2015-11-20' },
  });

  it('conta o tempo desse dia, e não o de hoje', () => {
    const [log] = benefitLogsOf(young, 'ec103-compulsoria-75');
    expect(log?.contribution).toEqual({ years: 20, months: 0, days: 6 });
  });

  it('diz que o dia é o da idade, e que a aposentadoria começa no seguinte', () => {
    expect(answersOf(young).get('ec103-compulsoria-75')?.rule.observation).toContain(
      'O dia indicado é o em que se completam 75 anos; a aposentadoria começa no dia seguinte',
    );
  });
});

describe('o valor da compulsória já vencida', () => {
  const monthly = Array.from({ length: 193 }, (_, index) => ({
    month: String(((index + 10) % 12) + 1).padStart(2, '0'),
    year: 2010 + Math.floor((index + 10) / 12),
    value: 9000,
  }));
  const past = someone({
    gender: 'Homem',
    birthDate: '1950-11-20',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    records: [served('2010-11-20', null, { salaries: monthly })],
    calculation: { publicServiceIngressDate: '2010-11-20' },
  });

  it('conta o tempo e as remunerações só até os 75 anos, ainda que o vínculo siga aberto', () => {
    const [log] = benefitLogsOf(past, 'ec103-compulsoria-75');
    expect(log?.contribution).toEqual({ years: 15, months: 0, days: 5 });
    expect(log?.salaries.since1994.at(-1)).toMatchObject({ month: '11', year: 2025 });
    expect(log?.divisors).toEqual([181, 7300]);
  });
});
