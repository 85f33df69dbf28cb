/** Figures of a rule as the pages write them. */
import type { ByGender, Figure, LastDay } from '../../domain/law/rule/requirement.ts';
import type { Rule } from '../../domain/law/rule/rule.ts';

export function date(value: LastDay): string {
  switch (value) {
    case 'reform':
      return 'the reform of the entity';
    case 'endorsement':
      return 'the local law that endorses the repeal (EC 103/2019, art. 36, II)';
    default:
      return value.split('-').reverse().join('/');
  }
}

export const figure = (value: Figure, write: (n: number) => string): string =>
  typeof value === 'number'
    ? write(value)
    : value
        .map((step, index) => (index === 0 ? write(step.value) : `${write(step.value)} from ${date(step.from)}`))
        .join(', ');

export const ageOf = (months: number): string =>
  months % 12 === 0 ? `${months / 12}` : `${Math.floor(months / 12)}y ${months % 12}m`;

export function both(value: ByGender<Figure>, write: (n: number) => string = String): string {
  if (typeof value === 'number' || !('Homem' in value)) return figure(value, write);
  const [man, woman] = [figure(value.Homem, write), figure(value.Mulher, write)];
  if (man === woman) return man;
  const short = typeof value.Homem === 'number' && typeof value.Mulher === 'number';
  return short ? `${man} / ${woman}` : `Homem ${man}; Mulher ${woman}`;
}

export const yes = (value: boolean | string): string => {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
};

export function entry({ entry, affiliation, withoutComplementaryRegime }: Rule): string {
  const gate = entry ?? affiliation;
  const parts = [
    gate?.from === undefined ? '' : `from ${date(gate.from)}`,
    gate?.until === undefined ? '' : `until ${date(gate.until)}`,
  ].filter((part) => part !== '');
  const into = entry?.into === 'policeCareer' ? 'into the police career ' : '';
  const opted = entry?.earlierIfOpted ? ', or earlier in the complementary regime' : '';
  const when = parts.length === 0 ? 'any date' : `${into}${parts.join(' ')}${opted}`;
  return withoutComplementaryRegime ? `${when}; not in the complementary regime` : when;
}
