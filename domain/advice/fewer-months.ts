/** Of months that are paid up, as few as the right takes: the others bring nothing to it, or less than they cost. */
import { formatMoney } from '../words/format.ts';
import type { Candidate, OfMonths } from './candidate.ts';
import { type Advised, type Evaluated, evaluated, type Plans } from './evaluated.ts';

interface Few {
  readonly months: number;
  readonly found: Evaluated;
}

/** The right comes on the same day; where that is no sooner than without them, it is worth as much, and spares as much. */
const isEnough = (few: Evaluated, all: Evaluated): boolean => {
  if (few.first === null || few.first.day !== all.first?.day) return false;
  if (all.effect.soonerByDays !== 0) return true;
  const keepsValue = (few.first.value ?? 0) >= (all.first.value ?? 0);
  return keepsValue && (few.spared?.amount ?? 0) >= (all.spared?.amount ?? 0);
};

/** The fewest that so many evaluations find, and whether fewer than these are not enough: first as many as the right has to spare are left out, then by halves. */
const fewest = (
  { count, only }: OfMonths,
  all: Evaluated,
  evaluatedOf: (hypothesis: ReturnType<OfMonths['only']>['hypothesis']) => Evaluated | null,
  most: number,
) => {
  let [from, to, used] = [1, count - 1, 0];
  let next = Math.min(to, Math.max(1, count - all.toSpare(count)));
  let few: Few | null = null;
  while (from <= to && used < most) {
    const found = evaluatedOf(only(next).hypothesis);
    used += 1;
    if (found === null || !isEnough(found, all)) {
      from = next + 1;
      next = (from + to) >> 1;
    } else {
      to = next - 1;
      next = few === null ? to : (from + to) >> 1;
      few = { months: to + 1, found };
    }
  }
  return { few, used, isLeast: from > to };
};

/** '6 meses', and '1 mês' */
const monthsText = (count: number): string => (count === 1 ? '1 mês' : `${count} meses`);

const withoutInterest = ({ price }: Evaluated): string => (price?.interestMissing === true ? ' mais os juros' : '');

/** 'R$ 2.230,37 mais os juros'; null where the others cost nothing more, or nobody knows. */
const priceOfRest = (few: Evaluated, all: Evaluated): string | null => {
  const [some, whole] = [few.price?.amount ?? null, all.price?.amount ?? null];
  return some === null || whole === null || whole <= some
    ? null
    : `${formatMoney(whole - some)}${withoutInterest(all)}`;
};

/** What the other months bring and cost; what is not advised for them is said as what would be. */
const restText = (rest: number, few: Evaluated, all: Evaluated, isWorth: boolean): string => {
  const isOne = rest === 1;
  const verb = (stem: string): string => `${stem}${isWorth ? '' : 'ria'}${isOne ? '' : 'm'}`;
  const who = isOne ? 'O outro mês' : `Os outros ${rest}`;
  const price = priceOfRest(few, all);
  const cost = price === null ? '' : ` ${verb('custa')} ${price} e`;
  const gain = (all.first?.value ?? 0) - (few.first?.value ?? 0);
  if (gain <= 0) return ` ${who}${cost} não ${isOne ? 'traria' : 'trariam'} nada ao primeiro direito.`;
  const before = all.price?.interestMissing === true ? ', antes dos juros,' : '';
  const weighed = `${isWorth ? 'mais' : 'menos'} do que ${isOne ? 'custa' : 'custam'}${before} até a expectativa de vida`;
  return ` ${who}${cost} ${verb('aumenta')} o valor em ${formatMoney(gain)} por mês, ${weighed}.`;
};

/** Something comes of it for whoever does it. */
const bringsSomething = ({ effect: { soonerByDays, gain }, spared, first }: Evaluated): boolean =>
  first !== null && (soonerByDays !== 0 || (gain ?? 0) > 0 || spared !== null);

/** Null where nothing of it is about months, or nothing comes of them. */
export const withFewerMonths = (
  candidate: Candidate,
  found: Evaluated,
  plans: Plans,
  advised: Advised,
  left: number,
): { readonly candidate: Candidate; readonly found: Evaluated; readonly evaluations: number } | null => {
  const { ofMonths } = candidate;
  if (ofMonths === undefined || ofMonths.count < 2 || !bringsSomething(found)) return null;
  const most = advised.step === candidate.id ? Number.POSITIVE_INFINITY : left;
  const { few, used, isLeast } = fewest(
    ofMonths,
    found,
    (hypothesis) => evaluated({ by: 'hypothesis', hypothesis }, plans, advised),
    most,
  );
  if (few === null) {
    const perhaps = isLeast ? '' : ' Talvez bastem menos meses: não foi calculado.';
    return { candidate: { ...candidate, text: `${candidate.text}${perhaps}` }, found, evaluations: used };
  }
  const { title, hypothesis, which } = ofMonths.only(few.months);
  const perhaps = isLeast ? '' : ' (talvez menos: não foi calculado)';
  const enough = `${few.months === 1 ? 'basta 1 mês' : `bastam ${monthsText(few.months)}`}${perhaps}`;
  const cheap = `${few.months === 1 ? 'o que custa' : 'os que custam'} menos${few.found.price?.interestMissing === true ? ' antes dos juros' : ''}: ${which}.`;
  const isRestWorth = (found.effect.balance ?? 0) > (few.found.effect.balance ?? 0);
  const rest = restText(ofMonths.count - few.months, few.found, found, isRestWorth);
  if (isRestWorth) {
    const price = few.found.price?.amount ?? null;
    const paid = price === null ? '' : ` (${formatMoney(price)}${withoutInterest(few.found)})`;
    const text = `${candidate.text} Para o direito nesse dia já ${enough}${paid}, ${cheap}${rest}`;
    return { candidate: { ...candidate, text }, found, evaluations: used };
  }
  const text = `${candidate.text} ${enough[0]?.toUpperCase()}${enough.slice(1)}, ${cheap}${rest}`;
  return {
    candidate: { ...candidate, title, text, otherwise: { by: 'hypothesis', hypothesis } },
    found: few.found,
    evaluations: used,
  };
};
