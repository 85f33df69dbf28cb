/**
 * Benefits whose months are time of contribution: maternity, and incapacity between periods of contribution.
 * @see Lei 8.213/1991, art. 55, II; Decreto 3.048/1999, art. 19-C, II and § 1
 */
import { fold } from '../words/format.ts';
import type { CnisRelation } from './extract.ts';
import { isThirteenth, lastDayOfMonth } from './months.ts';
import type { CnisWarning } from './register.ts';
import { isUnpaidRural } from './rural-time.ts';

/** `incapacityLast`: nothing was contributed after it, so it counts once something is. */
export type BenefitTime = 'maternity' | 'incapacityBetween' | 'incapacityLast';

export const benefitTimeMessages: Record<BenefitTime, string> = {
  maternity: 'Salário-maternidade: conta como tempo de contribuição (Decreto 3.048/1999, art. 19-C, II).',
  incapacityBetween:
    'Benefício por incapacidade entre contribuições: conta como tempo (Lei 8.213/1991, art. 55, II) e, para o INSS, não como carência (Decreto 3.048/1999, art. 19-C, § 1º); o STF a admite se houve trabalho depois (Tema 1.125). Na média cada mês vale o salário de benefício reajustado (Lei 8.213/1991, art. 29, § 5º), que está na carta de concessão.',
  incapacityLast:
    'Benefício por incapacidade sem contribuição depois dele: só conta como tempo quando houver trabalho ou contribuição depois (Lei 8.213/1991, art. 55, II).',
};

/** By its printed species: no accident allowance (36, 94), no pension of a survivor and no assistance. */
const kindOf = ({ kind, species, situation }: CnisRelation): 'maternity' | 'incapacity' | null => {
  const said = fold(species ?? '');
  if (kind !== 'benefit' || /^indef/i.test(situation ?? '')) return null;
  if (/\bmaternidade\b/.test(said)) return 'maternity';
  if (/\b(amparo|assistencial|renda mensal|pensao)\b/.test(said)) return null;
  return /\b(incapacidade|invalidez)\b|\baux[a-z]*[ .-]+(por )?doenca\b/.test(said) ? 'incapacity' : null;
};

/** Work or contributions of the RGPS: of the segurado especial only what he paid. */
const isInsured = (relation: CnisRelation): boolean =>
  relation.kind !== 'benefit' &&
  relation.kind !== 'event' &&
  !relation.indicators.includes('PRPPS') &&
  !isUnpaidRural(relation);

/** While he lived by the land a benefit takes the place of no contribution. */
const isOnTheLand = (relation: CnisRelation, from: string, to: string): boolean =>
  isUnpaidRural(relation) &&
  relation.startDate !== null &&
  relation.startDate <= from &&
  to <= (relation.endDate ?? to);

/** The last day on which something shows that it went on; null where nothing does. */
const lastSignOf = ({ endDate, lastRemuneration, remunerations }: CnisRelation): string | null => {
  const months = remunerations.filter(({ value }) => value !== null && value > 0).map(({ month }) => month);
  const paid = [...months, ...(lastRemuneration === null ? [] : [lastRemuneration])].filter(
    (key) => !isThirteenth(key),
  );
  return [...paid.map(lastDayOfMonth), ...(endDate === null ? [] : [endDate])].sort().at(-1) ?? null;
};

/** What each relation's months are, in printed order; null also where work that the extract has covers the benefit whole. */
export const benefitTimesOf = (relations: readonly CnisRelation[]): readonly (BenefitTime | null)[] => {
  const work = relations
    .filter(isInsured)
    .flatMap((one) => (one.startDate === null ? [] : [{ from: one.startDate, to: lastSignOf(one) ?? one.startDate }]));
  return relations.map((relation) => {
    const [what, from, to] = [kindOf(relation), relation.startDate, relation.endDate];
    if (what === null || from === null || to === null) return null;
    if (work.some((one) => one.from <= from && to <= one.to)) return null;
    if (relations.some((one) => isOnTheLand(one, from, to))) return null;
    if (what === 'maternity') return what;
    if (!work.some((one) => one.from < from)) return null;
    return work.some((one) => one.to > to) ? 'incapacityBetween' : 'incapacityLast';
  });
};

export const benefitTimeWarnings = (time: BenefitTime | null): CnisWarning[] =>
  time === null ? [] : [{ code: time, month: null, year: null, message: benefitTimeMessages[time] }];
