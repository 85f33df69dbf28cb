/** The article that each step of a value cites: what the methods say of it is that of the União, or of the INSS. */
import { type BenefitEstimate, type BenefitStep, isWindowStep, valueStepOf, withSteps } from '../../benefit/index.ts';
import type { BenefitMethod } from '../../rule/methods.ts';
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';

/** Which months there are is said where their average is. */
const citeWindow = (steps: readonly BenefitStep[]): readonly BenefitStep[] => {
  const article = steps.find(({ label }) => valueStepOf(label) === 'average')?.article ?? null;
  return steps.map((step) => (isWindowStep(step.label) ? { label: step.label, value: step.value, article } : step));
};

const withEachStep = (estimate: BenefitEstimate, change: (step: BenefitStep) => BenefitStep): BenefitEstimate => {
  const cited = (steps: readonly BenefitStep[]): readonly BenefitStep[] => citeWindow(steps.map(change));
  return { ...estimate, logs: estimate.logs.map((log) => withSteps(log, cited)) };
};

/** '..., § 2º, II' or '..., §§ 2º, II, e 5º': the item that the rule cites for its percentage. */
const ITEM_OF_PERCENTAGE = /art\. 26, §§? 2º, ([IVX]+)/;
const PERCENTAGE = 'EC 103/2019, art. 26, § 2º';
const PERCENTAGE_BEYOND_15 = 'EC 103/2019, art. 26, §§ 2º e 5º';

/** The same 60% + 2% serve several articles of the amendment; each has its item of art. 26, § 2. */
const citeItem = (article: string | null, { source }: Rule): string | null => {
  if (article !== PERCENTAGE && article !== PERCENTAGE_BEYOND_15) return article;
  const item = ITEM_OF_PERCENTAGE.exec(source)?.[1];
  if (item === undefined) return article;
  return article === PERCENTAGE ? `${PERCENTAGE}, ${item}` : `EC 103/2019, art. 26, §§ 2º, ${item}, e 5º`;
};

const FEDERAL_AVERAGE = ['EC 103/2019, art. 26'];
/** The law of every entity until its reform, which a place's own rule takes the place of. */
const OLDER_AVERAGE = ['Lei 10.887/2004, art. 1º', 'CF, art. 40, § 1º', 'CF/88, art. 40'];

/** "Serão devidamente atualizados, na forma da lei": of every entity. */
const INDEX_OF_ANY_LAW = 'CF, art. 40, § 17';

/** The ceiling of who entered under the complementary regime, of every entity; art. 26, § 1 repeats it for the União. */
const CEILING_OF_ANY_LAW = 'CF, art. 40, § 14';

/** Methods whose base is the last pay itself: the law that gives it is not that of a limit. */
const BY_LAST_PAY: ReadonlySet<BenefitMethod> = new Set([
  'INTEGRALIDADE_ULTIMA_REMUNERACAO',
  'PROPORCIONAL_ULTIMA_REMUNERACAO',
]);

const ARTICLE_26 = 'EC 103/2019, art. 26';
/** 'CE, art. 97, § 3º; EC 103/2019, art. 10, § 4º; art. 26, § 2º, II': what takes art. 26 over stands before it. */
const TAKES_IT_OVER = /^(.+?); EC 103\/2019, (?:.+; )?art\. 26/;

/** The article of the place, and of art. 26 the paragraph and item of the step; null where the place does not take it over. */
const citeTakenOver = ({ label, article }: BenefitStep, rule: Rule): string | null => {
  if (article === null) return null;
  const by = TAKES_IT_OVER.exec(rule.valueLaw ?? '')?.[1];
  if (by === undefined) return null;
  const step = valueStepOf(label);
  if (step === 'index') return `${by}; ${ARTICLE_26}, caput`;
  if (step === 'ceiling' && article.includes(ARTICLE_26)) return `${CEILING_OF_ANY_LAW}; ${by}; ${ARTICLE_26}, § 1º`;
  return article.startsWith(ARTICLE_26) ? `${by}; ${citeItem(article, rule)}` : null;
};

/**
 * Art. 26 of the amendment sets the average and the percentage of the INSS and of the União alone; where another place
 * counts alike it is its own law that says so.
 * @see CF, art. 40, § 3; EC 103/2019, art. 26
 */
const citeOwnLaw = ({ label, article }: BenefitStep, rule: Rule): string | null => {
  const { ruleLaw, valueLaw, place } = rule;
  const own = valueLaw ?? ruleLaw;
  const step = valueStepOf(label);
  if (place !== EVERY_ENTITY && article !== null && step === 'index') return INDEX_OF_ANY_LAW;
  if (step === 'ceiling') return article?.includes(ARTICLE_26) ? CEILING_OF_ANY_LAW : article;
  if (place !== EVERY_ENTITY && step === 'lastPay') return BY_LAST_PAY.has(rule.benefitCalculusMethod) ? own : article;
  const replaced = place === EVERY_ENTITY ? FEDERAL_AVERAGE : [...FEDERAL_AVERAGE, ...OLDER_AVERAGE];
  return replaced.some((law) => article?.startsWith(law)) ? own : article;
};

const citationFor = (step: BenefitStep, rule: Rule, isFederal: boolean): string | null => {
  const part = rule.stepLaw === undefined ? null : valueStepOf(step.label);
  const own = part === null ? undefined : rule.stepLaw?.[part];
  if (own !== undefined) return own;
  if (rule.regimeType === 'RGPS' || isFederal) return citeItem(step.article, rule);
  return citeTakenOver(step, rule) ?? citeOwnLaw(step, rule);
};

/** The same estimate, each step with the article, paragraph and item of the rule's own law where there is one. */
export const withCitations = (estimate: BenefitEstimate, rule: Rule, isFederal: boolean): BenefitEstimate =>
  withEachStep(estimate, (step) => {
    const article = citationFor(step, rule, isFederal);
    return article === step.article ? step : { label: step.label, value: step.value, article };
  });
