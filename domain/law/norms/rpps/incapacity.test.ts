/** Invalidez: o direito nasce no dia dela, e a regra que não cabe diz por quê. */
import { describe, expect, it } from 'vitest';
import { ruleHeadline } from '../../../words/rules.ts';
import { answerOf } from '../../testing/answers.ts';
import { served, someone, UNIAO } from '../../testing/people.ts';

const invalid = (disablementDate: string | null, ingress = '1998-03-01') =>
  someone({
    gender: 'Homem',
    birthDate: '1970-01-01',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    calculation: { publicServiceIngressDate: ingress },
    person: { disablement: true, disablementDate },
    records: [served(ingress, disablementDate)],
  });

describe('a invalidez de 01/03/2003', () => {
  it('é anterior à regra da EC 70/2012, que vale desde 31/12/2003', () => {
    const answer = answerOf(invalid('2003-03-01'), 'pre103-invalidez-ingresso-ate-2003');
    expect(answer.standing).toBe('notApplicable');
    expect(answer.rule.whyNot).toMatchObject([
      { requirement: 'disability', held: '2003-03-01', missing: null },
      { requirement: 'window', necessary: '2003-12-31', held: '2003-03-01' },
    ]);
    expect(ruleHeadline(answer.rule, 'notApplicable')).toBe(
      'Invalidez em 01/03/2003, anterior ao início da regra (31/12/2003)',
    );
  });

  it('é anterior à regra da EC 103/2019, e não é uma deficiência', () => {
    const { rule } = answerOf(invalid('2003-03-01'), 'ec103-art10-incapacidade');
    expect(rule.requirements).toMatchObject([
      { label: 'Invalidez', text: 'Invalidez em 01/03/2003, anterior ao início da regra (14/11/2019).' },
    ]);
  });
});

it('a invalidez de 2024 chega depois do fim da regra anterior à reforma', () => {
  const { rule } = answerOf(invalid('2024-05-02'), 'pre103-invalidez-ingresso-ate-2003');
  expect(ruleHeadline(rule, 'notApplicable')).toBe('Invalidez em 02/05/2024, posterior ao fim da regra (13/11/2019)');
  expect(rule.whyNot[1]).toMatchObject({ requirement: 'window', necessary: '2019-11-13', held: '2024-05-02' });
});

it('a lei da invalidez é a do dia em que ela começa: em 13/11/2019 só a anterior, em 14/11/2019 só a da EC 103/2019', () => {
  const standing = (day: string, rule: string) => answerOf(invalid(day), rule).standing;
  const [before, after] = ['pre103-invalidez-ingresso-ate-2003', 'ec103-art10-incapacidade'];
  expect([standing('2019-11-13', before), standing('2019-11-13', after)]).toEqual(['applicable', 'notApplicable']);
  expect([standing('2019-11-14', before), standing('2019-11-14', after)]).toEqual(['notApplicable', 'applicable']);
});

it('sem a data da invalidez falta um dado', () => {
  const { rule } = answerOf(invalid(null), 'ec103-art10-incapacidade');
  expect(ruleHeadline(rule, 'notApplicable')).toBe('Faltam dados: data da invalidez não informada');
});
