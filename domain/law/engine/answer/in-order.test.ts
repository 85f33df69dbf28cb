import { expect, it } from 'vitest';
import { ruleHeadline } from '../../../words/rules.ts';
import { monthly } from '../../testing/monthly.ts';
import { served, someone, UNIAO } from '../../testing/people.ts';
import { evaluate } from '../evaluate.ts';

it('the whole pay of twelve years ahead does not read as less than the same of seven years ahead', () => {
  const { futureRules } = evaluate({
    ...someone({
      gender: 'Mulher',
      birthDate: '1976-05-14',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1996-02-01' },
      records: [served('1996-02-01', null, { salaries: monthly('1996-02', '2026-10', 10_040) })],
    }),
    futurePay: 'goesOn',
  });
  const [near, far] = ['ec103-art20-pedagio-integralidade', 'ec103-art4-pontos-integralidade'].map((id) =>
    futureRules.find((rule) => rule.id === id),
  );
  if (near === undefined || far === undefined) throw new Error(futureRules.map(({ id }) => id).join());
  expect(far.estimatedBenefit).toBe(near.estimatedBenefit);
  expect([near.exact, far.exact]).toEqual([undefined, true]);
  const worth = (rule: typeof near) => ruleHeadline(rule, 'future').split(' · ')[1];
  expect(worth(far)).toBe(`cerca de ${worth(near)}`);
});
