/** Why a rule does not apply, for persons: what decides it, and how near it came. */

import { describe, expect, it } from 'vitest';
import type { Rule } from '../api/rules.ts';
import { evaluate } from '../law/engine/evaluate.ts';
import type { LawInput } from '../law/input/input.ts';
import { served, someone, UNIAO, worked } from '../law/testing/people.ts';
import { notEmpty } from '../testing/not-empty.ts';
import { groupedByWhyNot, whyNotGroupOf } from './why-not.ts';
import { whyNotLine } from './why-not-words.ts';

const ON = '2026-11-22';

const listsOf = (input: LawInput) => {
  const rules = evaluate(input).notApplicableRules;
  const ruleOf = (id: string): Rule => {
    const found = rules.find((rule) => rule.id === id);
    if (found === undefined) throw new Error(`${id} applies, or is not there`);
    return found;
  };
  return {
    rules,
    lists: groupedByWhyNot(rules),
    groupOf: (id: string) => whyNotGroupOf(ruleOf(id)),
    lineOf: (id: string) => whyNotLine(ruleOf(id)),
    of: (group: string) =>
      groupedByWhyNot(rules)
        .find((list) => list.group === group)
        ?.rules.map(({ id }) => id) ?? [],
  };
};

it('counts one contribution that is missing as one, and two as two', () => {
  const lineAfter = (until: string) =>
    listsOf(
      someone({
        gender: 'Mulher',
        birthDate: '1961-02-10',
        on: ON,
        regimeType: 'RGPS',
        records: [worked('1999-02-01', until)],
      }),
    ).lineOf('rgps-ec103-art18-idade');
  expect([lineAfter('2013-12-31'), lineAfter('2013-11-30')]).toEqual([
    'Falta 1 contribuição de carência',
    'Faltam 2 contribuições de carência',
  ]);
});

describe('a servant of the União who never taught', () => {
  const helena = listsOf(
    someone({
      gender: 'Mulher',
      birthDate: '1966-05-14',
      on: ON,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1992-08-03' },
      records: [worked('1986-02-10', '1990-12-30'), served('1992-08-03', null)],
    }),
  );

  it.each([
    ['ec20-art8-professor-bonus', 'teacher', 'Sem tempo de magistério'],
    ['ec103-art20-professor-media', 'teacher', 'Sem tempo de magistério'],
    ['lc51-policial-voluntaria', 'police', 'Sem tempo de atividade policial'],
    ['pre103-deficiencia-lc142-idade', 'disability', 'Sem período com deficiência'],
    ['sv33-especial-agentes-nocivos', 'special', 'Sem tempo especial'],
    ['ec103-art10-incapacidade', 'incapacity', 'Sem invalidez reconhecida'],
    ['ec103-art20-pedagio-media', 'entry', 'Ingresso em 03/08/1992, fora do prazo da regra'],
    ['ec41-art6-integral', 'ended', 'Em 13/11/2019 faltavam 2 anos, 8 meses e 16 dias de contribuição'],
    ['ec20-art40-professor-integral', 'teacher', 'Sem tempo de magistério'],
  ])('reads of %s that it is of the group %s', (id, group, line) => {
    expect([helena.groupOf(id), helena.lineOf(id)]).toEqual([group, line]);
  });

  it('finds each rule in one group only, and no group empty', () => {
    const ids = helena.lists.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect([...ids].sort()).toEqual(helena.rules.map(({ id }) => id).sort());
    expect(notEmpty(helena.lists).every(({ rules }) => rules.length > 0)).toBe(true);
  });

  it('reads the rule that came nearest first', () => {
    const ended = helena.of('ended');
    expect(ended.slice(0, 2)).toEqual(['ec41-art40-idade-tempo-media', 'ec41-art6-integral']);
    expect(ended.indexOf('ec20-art40-idade-tempo-integral')).toBeGreaterThan(ended.indexOf('ec41-art2-redutor'));
  });
});

describe('a teacher who stopped early', () => {
  it('is told the years of class that are missing, as a teacher', () => {
    const teacher = listsOf(
      someone({
        gender: 'Mulher',
        birthDate: '1975-01-01',
        on: ON,
        records: [worked('1998-02-01', '2004-01-31', { isTeaching: true }), worked('2004-02-01', null)],
      }),
    );
    expect(teacher.of('teacher')).toEqual([]);
    expect(teacher.groupOf('rgps-ec103-art19-professor')).toBe('short');
    expect(teacher.lineOf('rgps-ec103-art19-professor')).toMatch(/^Faltam 1[89] anos.* de magistério$/);
  });
});

describe('an insured man of the city', () => {
  const man = listsOf(
    someone({ gender: 'Homem', birthDate: '1964-02-29', on: ON, records: [worked('1986-02-10', null)] }),
  );

  it('finds the rules of the field together, closed or not', () => {
    expect(man.of('rural')).toEqual(
      expect.arrayContaining(['rgps-rural-idade', 'rgps-hibrida-idade', 'rgps-pre-idade-rural']),
    );
    expect(man.lineOf('rgps-pre-idade-hibrida')).toBe('Sem registro de atividade rural');
  });
});

it('a servant whose affiliation is unknown lacks a datum, and did not enter too late', () => {
  const { lists } = listsOf(someone({ gender: 'Homem', birthDate: '1990-01-01', on: ON, records: [] }));
  const data = lists.find(({ group }) => group === 'data')?.rules ?? [];
  expect(data.length).toBeGreaterThan(0);
  expect(data.map(whyNotLine)).toContain('Data de filiação não informada');
});

it('a right that would come after the compulsory age says so', () => {
  const { of, lineOf } = listsOf(
    someone({
      gender: 'Homem',
      birthDate: '1955-01-01',
      on: ON,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '2015-01-01' },
      records: [served('2015-01-01', null)],
    }),
  );
  const [id] = of('compulsory');
  expect(id === undefined ? null : lineOf(id)).toBe('Afastada pela aposentadoria compulsória');
});
