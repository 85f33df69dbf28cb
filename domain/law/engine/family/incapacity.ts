/** What somebody would receive who became unable to work on the day, by cause; nothing is supposed of what was not read. */
import type { FamilyAnswer, IncapacityBenefit } from '../../../api/family.ts';
import { specialBenefitText } from '../../../words/rules.ts';
import { exact, rounded } from '../../benefit/exact.ts';
import { moneyText } from '../../benefit/text.ts';
import type { LawInput } from '../../input/input.ts';
import { timeTotals } from '../totals.ts';
import { type SpecialBenefit, withSpecialBenefit } from '../worth/special-benefit.ts';
import {
  incapacityOn,
  isSeguradoEspecialOn,
  type OnTheDay,
  specialBenefitOn,
  temporaryIncapacityOn,
  unableOn,
} from './death-base.ts';

const NOT_KNOWN = 'Faltam dados do cliente ou do cálculo.';
const NO_RULE = 'A regra de incapacidade deste ente não está entre as que o programa calcula, ou faltam dados.';
const ASSISTANCE = 'Lei 8.213/1991, art. 45';
const CARENCIA = 12;

const none = (why: string): IncapacityBenefit => ({ amount: null, why, ruleId: null, confirmed: true, steps: [] });

/** A step without an article of its own follows from the rule's; how time is counted, the first one, from none. */
export const stepsOf = ({ law, estimate }: OnTheDay): IncapacityBenefit['steps'] =>
  (estimate.logs[0]?.steps ?? []).map((step, place) => ({
    ...step,
    article: step.article ?? (place === 0 ? null : law),
  }));

const presented = (found: OnTheDay | null, why: string): IncapacityBenefit => {
  if (found === null) return none(why);
  const { ruleId, confirmed, estimate } = found;
  const missing = estimate.value === null ? (estimate.whyText ?? NOT_KNOWN) : null;
  return { amount: estimate.value, why: missing, ruleId, confirmed, steps: stepsOf(found) };
};

/** The União pays it with the retirement for incapacity too; a pension is worked out without it. @see Lei 12.618/2012, art. 3, § 5 */
const received = (found: OnTheDay | null, special: SpecialBenefit | null): OnTheDay | null =>
  found === null ? null : { ...found, estimate: withSpecialBenefit(found.estimate, special) };

/** 25% of the benefit, above the ceiling too; it ends with the death and is never in the pension. */
const withAssistance = (benefit: IncapacityBenefit): IncapacityBenefit => {
  if (benefit.amount === null) return benefit;
  const added = rounded(exact(benefit.amount).times(25).dividedBy(100));
  const amount = rounded(exact(benefit.amount).plus(added));
  return {
    ...benefit,
    amount,
    steps: [
      ...benefit.steps,
      {
        label: 'Assistência permanente de outra pessoa: 25%',
        value: moneyText(added),
        article: `${ASSISTANCE}, caput`,
      },
      {
        label: 'Com o acréscimo, também acima do teto',
        value: moneyText(amount),
        article: `${ASSISTANCE}, parágrafo único`,
      },
    ],
  };
};

/** @see Decreto 3.048/1999, art. 35, § 1 */
const BY_AGREEMENT =
  'O tempo no exterior pode completar essa carência, por acordo internacional que cubra a incapacidade: o valor, proporcional ao tempo do Brasil (Decreto 3.048/1999, art. 35, § 1º), só aparece entre as regras, a quem tem a invalidez no cadastro.';

const OF_RURAL_WORK =
  'Ao segurado especial bastam 12 meses de trabalho rural, imediatamente antes, e o valor é de um salário mínimo (Lei 8.213/1991, arts. 26, III, e 39, I).';

const carenciaNote = (input: LawInput, day: string): readonly string[] => {
  const { contributionTime } = timeTotals(unableOn(input, day, false), 'today', 'RGPS').totals;
  const months = contributionTime.years * 12 + contributionTime.months;
  return months >= CARENCIA
    ? []
    : [
        `Constam ${months} meses de contribuição ao RGPS: a carência é de 12 (Lei 8.213/1991, art. 25, I), dispensada em acidente de qualquer natureza, doença do trabalho ou doença da lista (art. 26, II).`,
        ...(isSeguradoEspecialOn(input, day) ? [OF_RURAL_WORK] : []),
        ...(input.abroad === undefined ? [] : [BY_AGREEMENT]),
      ];
};

const ofRgps = (input: LawInput, day: string): readonly string[] => [
  'Supõe a qualidade de segurado nesse dia e a incapacidade reconhecida em perícia (Lei 8.213/1991, arts. 42 e 59).',
  ...carenciaNote(input, day),
  'O acréscimo de 25% cabe só na incapacidade permanente e não passa à pensão (Lei 8.213/1991, art. 45).',
  'Doença grave da lista dispensa a carência, e não muda o valor (EC 103/2019, art. 26, § 3º, II). O auxílio por incapacidade temporária não paga imposto de renda (Lei 8.541/1992, art. 48, na redação da Lei 9.250/1995, art. 27).',
];

const OF_SERVANTS = [
  'Só se não puder ser readaptado a outro cargo (CF, art. 40, § 1º, I). Enquanto a incapacidade é temporária há licença com a remuneração, pela lei do ente: não calculada.',
  'O acréscimo de 25% é do RGPS (Lei 8.213/1991, art. 45); não é suposto para o servidor.',
] as const;

/** The law gives 100% of the average, and no choice of the other where that is more. @see EC 103/2019, art. 26, § 3º, II */
const lesserNote = (permanent: IncapacityBenefit, byWork: IncapacityBenefit): readonly string[] =>
  permanent.amount !== null && byWork.amount !== null && byWork.amount < permanent.amount
    ? [
        'A do trabalho é 100% da média (EC 103/2019, art. 26, § 3º, II): aqui menos que a comum, pelo muito tempo de contribuição. A lei não diz se a pessoa pode ficar com a maior.',
      ]
    : [];

const includedNote = (special: SpecialBenefit | null): readonly string[] => {
  const said = special === null || special.value === null ? null : specialBenefitText(special.value);
  return said === null ? [] : [`${said} A pensão é apurada sem ele.`];
};

/** Null before the reform, whose law is not worked out here. */
export const incapacityAnswerOf = (input: LawInput, day: string): FamilyAnswer['incapacity'] => {
  const isRgps = input.regimeType === 'RGPS';
  const why = isRgps ? NOT_KNOWN : NO_RULE;
  const special = specialBenefitOn(input, day);
  const permanent = presented(received(incapacityOn(input, day, false), special), why);
  const byWork = presented(received(incapacityOn(input, day, true), special), why);
  return {
    permanent,
    byWork,
    withAssistance: isRgps ? { permanent: withAssistance(permanent), byWork: withAssistance(byWork) } : null,
    temporary: isRgps ? presented(temporaryIncapacityOn(input, day), why) : null,
    notes: [...lesserNote(permanent, byWork), ...includedNote(special), ...(isRgps ? ofRgps(input, day) : OF_SERVANTS)],
  };
};
