import { type Day, dayOf } from '../../units/day.ts';
import type { BenefitMethod } from '../rule/methods.ts';
import {
  BASE_YEARS_OF_WOMEN_ADI_6254,
  BASE_YEARS_RPPS,
  type Coefficient,
  seventyPlusFive,
  seventyPlusFiveWords,
  sixtyPlusTwoBeyond,
  WHOLE_AVERAGE,
} from './coefficient.ts';
import { type Amount, exact } from './exact.ts';
import type { BenefitFacts } from './facts.ts';
import { limitAfterFraction } from './limit-after-fraction.ts';
import type { BenefitLog } from './log.ts';
import { METHOD_NAMES, methodName } from './names.ts';
import { ec41Reductor, reductorReferenceAge } from './reductor.ts';
import type { RgpsMethod } from './rgps-method.ts';
import {
  averageOfBest,
  averageWithDiscard,
  finish,
  lastRemuneration,
  limitedAverage,
  timesDays,
  timesFraction,
  wholeAverageWithinLastPay,
} from './rpps-pieces.ts';
import { GRAVE_DISEASE_LABEL } from './step-labels.ts';
import { countText, percentText } from './text.ts';
import {
  byContributions,
  isRefusal,
  note,
  type Percentage,
  type Refusal,
  refusal,
  startWorkings,
  timesCoefficient,
  timesPercentage,
  type Worked,
  type Workings,
} from './workings.ts';

type RppsMethod = Exclude<BenefitMethod, RgpsMethod>;

type Method = (facts: BenefitFacts) => Worked;

/** Beyond 15 years § 5 comes in: those of exposure, and, as ADI 6254 may read it, those of a woman. */
const sixtyTwoArticle = (base: number): string =>
  base === BASE_YEARS_RPPS ? 'EC 103/2019, art. 26, § 2º' : 'EC 103/2019, art. 26, §§ 2º e 5º';
const LC142_TIME = 'LC 142/2013, art. 8º, I';
const LC142_AGE = 'LC 142/2013, art. 8º, II';

const nameOf = (name: RppsMethod, { parameters: { bestShare } }: BenefitFacts): string => methodName(name, bestShare);

/** One log: a name, and what to do with its workings. */
const single =
  (name: RppsMethod, work: (workings: Workings) => Amount | Refusal): Method =>
  (facts) => {
    const workings = startWorkings(nameOf(name, facts), facts);
    const benefit = work(workings);
    return isRefusal(benefit) ? benefit : [finish(workings, benefit)];
  };

/** A base, then a step on it unless the base refuses. */
const then = (base: Amount | Refusal, step: (base: Amount) => Amount): Amount | Refusal =>
  isRefusal(base) ? base : step(base);

const proportional = (workings: Workings, base: Amount | Refusal, article: string): Amount | Refusal =>
  then(base, (amount) => timesFraction(workings, amount, article));

/** The average within the last pay times the fraction; where the order of the two moves the value, the other on a second log. */
const proportionalAverage =
  (name: RppsMethod, article: string): Method =>
  (facts) => {
    const logs = single(name, (workings) => proportional(workings, limitedAverage(workings), article))(facts);
    if (isRefusal(logs)) return logs;
    const other = limitAfterFraction(facts, nameOf(name, facts), article);
    return other === null || other.value === logs[0]?.value ? logs : [...logs, other];
  };

/** @see EC 20/1998, art. 8, § 1, II */
const seventyFive = single('PROPORCIONAL_70_MAIS_5', (workings) => {
  const { valuation, requiredContributionDays } = workings.facts;
  if (requiredContributionDays === null) {
    return refusal('noRequiredContribution', 'Falta o tempo de contribuição exigido pela regra.');
  }
  const beyond = valuation.contributionDays - requiredContributionDays;
  const percent = { percent: seventyPlusFive(beyond), words: seventyPlusFiveWords(beyond) };
  return then(lastRemuneration(workings), (last) =>
    timesPercentage(workings, last, percent, 'EC 20/1998, art. 8º, § 1º, II'),
  );
});

/** The rate looks at completion, the years at the grant. @see EC 41/2003, art. 2, § 1 */
const reduced: Method = (facts) => {
  const workings = startWorkings(METHOD_NAMES.MEDIA_80_REDUTOR_EC41, facts);
  const base = limitedAverage(workings);
  if (isRefusal(base)) return base;
  const reference = facts.parameters.reductorReferenceAge ?? reductorReferenceAge(facts.gender, facts.teacher);
  const cut = ec41Reductor(facts.completedOn, facts.grant.age.years, reference);
  const years = countText(cut.yearsAnticipated, 'ano antecipado', 'anos antecipados');
  const text = `${years} × ${percentText(cut.rate)} = ${percentText(cut.percent)}`;
  note(workings, `Redutor até os ${reference} anos`, text, `EC 41/2003, art. 2º, § 1º, ${cut.item}`);
  workings.percentages.push(100 - cut.percent);
  return [finish(workings, base.times(exact(100).minus(cut.percent)).dividedBy(100))];
};

/**
 * 60% + 2%: 20 years for everybody; for a woman the 15 years of ADI 6254, not closed, stand on a second log.
 * `work` gets the coefficient of the reading, and its article.
 */
const sixtyTwo =
  (
    name: RppsMethod,
    work: (workings: Workings, coefficient: Coefficient, article: string) => Amount | Refusal,
  ): Method =>
  (facts) => {
    const own = facts.parameters.extraYearsBase ?? BASE_YEARS_RPPS;
    const shorter = facts.gender === 'Mulher' && own > BASE_YEARS_OF_WOMEN_ADI_6254;
    const logs: BenefitLog[] = [];
    for (const base of shorter ? [own, BASE_YEARS_OF_WOMEN_ADI_6254] : [own]) {
      const reading =
        logs.length === 0 ? '' : ` (leitura: base de ${base} anos para a servidora, ADI 6254 em julgamento)`;
      const workings = startWorkings(`${nameOf(name, facts)}${reading}`, facts);
      const benefit = work(workings, sixtyPlusTwoBeyond(base), sixtyTwoArticle(base));
      if (isRefusal(benefit)) return benefit;
      const log = finish(workings, benefit);
      if (log.value !== logs[0]?.value) logs.push(log);
    }
    return logs;
  };

/** @see EC 103/2019, art. 26, § 4 */
const compulsory = sixtyTwo('COMPULSORIA_UNIAO_TC20', (workings, coefficient, article) =>
  then(averageOfBest(workings, workings.facts.parameters.bestShare ?? 100), (average) => {
    const base = timesCoefficient(workings, average, coefficient, article);
    const { wholeAfterYears = BASE_YEARS_RPPS } = workings.facts.parameters;
    return timesDays(workings, base, wholeAfterYears * 365, 'EC 103/2019, art. 26, § 4º');
  }),
);

/** No minimum time is asked for, so nothing can be left out. @see EC 103/2019, art. 26, §§ 2, II and 3, II */
const incapacity: Method = (facts) =>
  facts.inServiceDisablement
    ? single('INCAPACIDADE_UNIAO', (workings) =>
        then(averageOfBest(workings, facts.parameters.bestShare ?? 100), (average) =>
          timesCoefficient(workings, average, WHOLE_AVERAGE, 'EC 103/2019, art. 26, § 3º, II'),
        ),
      )(facts)
    : sixtyTwo('INCAPACIDADE_UNIAO', (workings, coefficient, article) =>
        then(averageOfBest(workings, facts.parameters.bestShare ?? 100), (average) =>
          timesCoefficient(workings, average, coefficient, article),
        ),
      )(facts);

/**
 * Disability: 100% of the months by default, the 80% highest on a second log, unless the rule itself says which.
 *
 * @see LC 142/2013, art. 8; EC 103/2019, art. 22
 */
const disability =
  (name: RppsMethod, percentOf: (facts: BenefitFacts) => Percentage, article: string): Method =>
  (facts) => {
    const own = facts.parameters.bestShare;
    const logs: BenefitLog[] = [];
    for (const share of own === undefined ? [100, 80] : [own]) {
      const reading = share === 100 ? 'média de todas as remunerações' : `média das ${share}% maiores`;
      const workings = startWorkings(`${METHOD_NAMES[name]}: ${reading}`, facts);
      const benefit = then(averageOfBest(workings, share), (average) =>
        timesPercentage(workings, average, percentOf(facts), article),
      );
      if (isRefusal(benefit)) return benefit;
      logs.push(finish(workings, benefit));
    }
    return logs;
  };

/** In the wordings that had the item: the article of today has none of them. */
const PROPORTIONAL_ARTICLE = 'CF/88, art. 40, § 1º, III, b (redação da EC 20/1998)';
const PROPORTIONAL_UNTIL_1998 = 'CF/88, art. 40, II e III, c e d (redação original)';
const INVALIDITY_ARTICLE = 'CF/88, art. 40, § 1º, I (redação da EC 41/2003)';
const GRAVE_DISEASE = ' (leitura: doença grave, contagiosa ou incurável, na forma da lei: integral)';

/**
 * Whole for a cause in service; otherwise the fraction, and whole again on a second log for the diseases that a law lists,
 * which is no fact of the product.
 */
const invalidity =
  (name: RppsMethod, whole: (workings: Workings) => Amount | Refusal, fraction: Method): Method =>
  (facts) => {
    if (facts.inServiceDisablement) return single(name, whole)(facts);
    const logs = fraction(facts);
    if (isRefusal(logs)) return logs;
    const workings = startWorkings(`${nameOf(name, facts)}${GRAVE_DISEASE}`, facts);
    const benefit = whole(workings);
    if (isRefusal(benefit)) return logs;
    note(workings, GRAVE_DISEASE_LABEL, 'sem proporção ao tempo', INVALIDITY_ARTICLE);
    const log = finish(workings, benefit);
    return logs.some(({ value }) => value === log.value) ? logs : [...logs, log];
  };
/** The publication of EC 20/1998. */
const LAST_DAY_OF_1988_TEXT: Day = dayOf('1998-12-16');

const METHODS: Readonly<Record<RppsMethod, Method>> = {
  INTEGRALIDADE_ULTIMA_REMUNERACAO: single('INTEGRALIDADE_ULTIMA_REMUNERACAO', lastRemuneration),
  PROPORCIONAL_ULTIMA_REMUNERACAO: single('PROPORCIONAL_ULTIMA_REMUNERACAO', (workings) =>
    proportional(
      workings,
      lastRemuneration(workings),
      workings.facts.completedOn <= LAST_DAY_OF_1988_TEXT ? PROPORTIONAL_UNTIL_1998 : PROPORTIONAL_ARTICLE,
    ),
  ),
  PROPORCIONAL_70_MAIS_5: seventyFive,
  MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO: single('MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO', limitedAverage),
  MEDIA_100_LIMITADA_ULTIMA_REMUNERACAO: single('MEDIA_100_LIMITADA_ULTIMA_REMUNERACAO', wholeAverageWithinLastPay),
  MEDIA_80_PROPORCIONAL: proportionalAverage('MEDIA_80_PROPORCIONAL', PROPORTIONAL_ARTICLE),
  MEDIA_80_REDUTOR_EC41: reduced,
  MEDIA_100_60_MAIS_2: sixtyTwo('MEDIA_100_60_MAIS_2', (workings, coefficient, article) =>
    averageWithDiscard(workings, coefficient, article),
  ),
  MEDIA_100_INTEGRAL: single('MEDIA_100_INTEGRAL', (workings) =>
    averageWithDiscard(workings, WHOLE_AVERAGE, 'EC 103/2019, art. 26, § 3º, I'),
  ),
  COMPULSORIA_PRE_REFORMA: proportionalAverage('COMPULSORIA_PRE_REFORMA', 'CF, art. 40, § 1º, II'),
  COMPULSORIA_UNIAO_TC20: compulsory,
  INVALIDEZ_EC70: invalidity(
    'INVALIDEZ_EC70',
    lastRemuneration,
    single('INVALIDEZ_EC70', (workings) => proportional(workings, lastRemuneration(workings), INVALIDITY_ARTICLE)),
  ),
  INVALIDEZ_MEDIA_80: invalidity(
    'INVALIDEZ_MEDIA_80',
    limitedAverage,
    proportionalAverage('INVALIDEZ_MEDIA_80', INVALIDITY_ARTICLE),
  ),
  INCAPACIDADE_UNIAO: incapacity,
  LC142_TEMPO_100_DA_MEDIA: disability('LC142_TEMPO_100_DA_MEDIA', () => ({ percent: 100, words: '100%' }), LC142_TIME),
  LC142_IDADE_70_MAIS_1: disability('LC142_IDADE_70_MAIS_1', byContributions, LC142_AGE),
};

export const workRpps = (method: RppsMethod, facts: BenefitFacts): Worked => METHODS[method](facts);
