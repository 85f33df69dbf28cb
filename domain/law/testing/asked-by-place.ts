/** What the law of a place asks of somebody, for the examples of statutes in `domain/law/places`. */
import { dayOf, isoOf } from '../../units/day.ts';
import type { Regime } from '../rule/regime.ts';
import type { Gender, IsoDate } from '../rule/requirement.ts';
import { type Answer, answerOf } from './answers.ts';
import { served, someone } from './people.ts';

/** The first of so many days that end with the last one. */
export const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);

/** What the rule asks on a day of somebody who is far from it. */
export const asked = (regime: Regime | undefined, id: string, gender: Gender, on: IsoDate): Answer['rule'] =>
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

/** Points and ages that a rule asks of a man and of a woman. */
export const pair = (regime: Regime | undefined, id: string, on: IsoDate) => {
  const [man, woman] = (['Homem', 'Mulher'] as const).map((gender) => asked(regime, id, gender, on));
  return {
    points: [man?.necessaryPoints, woman?.necessaryPoints],
    ages: [man?.necessaryAge?.years, woman?.necessaryAge?.years],
  };
};

/** Toll of a woman with so many years on a day. */
export const tolled = (regime: Regime | undefined, id: string, yearsHeld: number, measuredOn: IsoDate) => {
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
