import type { Requirement } from '../../domain/law/rule/requirement.ts';
import type { BenefitParameters } from '../../domain/law/rule/rule.ts';
import { ageOf, both, date, figure } from './figures.ts';

const TIMES = {
  contribution: 'Contribution',
  publicService: 'Public service',
  carreer: 'Career',
  position: 'Position',
  teaching: 'Teaching',
  police: 'Police',
} as const;

const DEGREES = { high: 'grave', medium: 'moderada', low: 'leve', any: 'any degree' } as const;

function requirement(needed: Requirement): string {
  switch (needed.kind) {
    case 'age': {
      const { decrease } = needed;
      const until = decrease?.publicServiceIngressUntil;
      const falls =
        decrease === undefined
          ? ''
          : `; falls one ${decrease.per} for each ${decrease.per} of contribution beyond ${both(decrease.beyondYears)} years${decrease.maximumYears === undefined ? '' : `, at most ${decrease.maximumYears} years`}${until === undefined ? '' : `, for entry until ${date(until)}`}`;
      return `Age ${both(needed.months, ageOf)}${falls}`;
    }
    case 'contribution':
    case 'publicService':
    case 'carreer':
    case 'position':
    case 'teaching':
    case 'police':
      return `${TIMES[needed.kind]} ${both(needed.years)}`;
    case 'special':
      return `Exposure ${needed.years}`;
    case 'disability':
      return needed.degree === 'preponderant'
        ? `Contribution by preponderant degree of disability: ${(['high', 'medium', 'low'] as const).map((degree) => `${DEGREES[degree]} ${both(needed.yearsByDegree[degree])}`).join(', ')}`
        : `Disability (${DEGREES[needed.degree]}) ${both(needed.years)}`;
    case 'points': {
      const bonus = needed.bonus === undefined ? '' : `, ${needed.bonus} given`;
      const whole = needed.fraction === 'completeMonths' ? ', in complete months' : '';
      return `Points ${both(needed.points)}${needed.fixed ? ' (fixed)' : ''}${whole}${bonus}`;
    }
    case 'remunerations':
      return `Carência ${needed.months} (${needed.of}${needed.art142 ? ', table of art. 142' : ''})`;
    case 'heldOn':
      return `${TIMES[needed.time]} on ${date(needed.on)}: ${needed.strictlyMore ? 'more than' : 'at least'} ${needed.percent === undefined ? '' : `${needed.percent}% of `}${both(needed.years)} years`;
    case 'disablement':
      return 'Permanent incapacity recognised';
    case 'hasDisability':
      return 'Disability on the day';
    case 'ruralActivity':
      return 'Rural work on the day, or on the day the age was completed';
    case 'policePost':
      return 'In a police post on the day';
    case 'data':
      return needed.reason;
    default:
      return needed satisfies never;
  }
}

export const inItsArticle = (needed: Requirement): string =>
  needed.article === undefined ? requirement(needed) : `${requirement(needed)} (${needed.article})`;

export function parameters(given: BenefitParameters | undefined): string {
  const parts = [
    given?.extraYearsBase === undefined ? '' : `2% beyond ${both(given.extraYearsBase)} years`,
    given?.wholeAfterYears === undefined ? '' : `whole after ${both(given.wholeAfterYears)} years`,
    given?.bestShare === undefined ? '' : `best ${figure(given.bestShare, (n) => `${n}%`)} of the months`,
    given?.reductorReferenceAge === undefined ? '' : `reference age ${both(given.reductorReferenceAge)}`,
    given?.discardableShare === undefined ? '' : `up to ${given.discardableShare}% of the lowest may be left out`,
    given?.convertedExposure === true ? 'exposure with a disability counts converted' : '',
    given?.limitBeforeFraction === true ? 'limit at the last pay before the fraction' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}
