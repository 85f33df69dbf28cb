import type { FamilyBody } from '../../../api/family.ts';
import { formatMoney } from '../../../words/format.ts';
import type { LawInput } from '../../input/input.ts';
import type { FamilyPension } from '../../pension/family.ts';
import type { PensionRuling } from '../../pension/place-law.ts';
import type { SpecialBenefit } from '../worth/special-benefit.ts';
import type { FoundBase } from './base.ts';
import { OF_SEGURADO_ESPECIAL } from './death-base.ts';
import type { PlannedRight } from './planned.ts';

interface Told {
  /** 'YYYY-MM-DD'. */
  readonly death: string;
  readonly body: FamilyBody;
  readonly regimeType: LawInput['regimeType'];
  readonly pension: FamilyPension;
  readonly planned: readonly PlannedRight[];
  readonly ruling: PensionRuling;
  readonly found: FoundBase;
  readonly special: SpecialBenefit | null;
  /** All that are told: of today, of each later period, and after each retirement. */
  readonly quotas: readonly { readonly amount: number; readonly net: number | null }[];
}

const servantText = ({ cause }: FamilyBody, { law }: PensionRuling): string => {
  const active = 'Supõe servidor em atividade na data do óbito';
  if (law === 'wholePay') {
    return `${active}, policial ou agente dos que o art. 10, § 6º, da EC 103/2019 nomeia: polícia federal, rodoviária, ferroviária, legislativa e civil do Distrito Federal, agente federal penitenciário ou socioeducativo. Como se reparte quando alguém deixa de receber o parágrafo não diz: aqui fica inteira.`;
  }
  return cause === 'aggression'
    ? `${active}. A pensão do policial morto por agressão em serviço é, neste ente ou nesta data, de lei que o programa não calcula: vale aqui a de acidente do trabalho.`
    : `${active}; a de policial morto por agressão em serviço escolhe-se na causa.`;
};

const BASES: Readonly<Record<PensionRuling['base'], string>> = {
  lastPay: 'Base: a remuneração do cargo. Se já for aposentado, informe o provento.',
  incapacity:
    'Base: a aposentadoria por incapacidade permanente do dia do óbito, ainda que já tenha direito a outra maior e não a tenha pedido. Se já for aposentado, informe o provento.',
};
const OF_RURAL_WORK =
  'Base: um salário mínimo, do segurado especial que não contribui (Lei 8.213/1991, art. 39, I). A pensão não tem carência (art. 26, I): a família prova o trabalho rural até o óbito. Se já for aposentado, informe o provento.';

const INSURED =
  'Supõe a qualidade de segurado na data do óbito; sem ela só há pensão se a aposentadoria já estava completa (Lei 8.213/1991, art. 102, § 2º).';

const ofBase = (told: Told): readonly string[] => {
  const { body, regimeType, found, ruling } = told;
  if (found.base.kind === 'retirement')
    return ['Base: o provento informado, sem o acréscimo de 25% da grande invalidez, que não entra na pensão.'];
  const insured = regimeType === 'RGPS' ? INSURED : servantText(body, ruling);
  const base = found.base.ruleId === OF_SEGURADO_ESPECIAL.id ? OF_RURAL_WORK : BASES[ruling.base];
  const unread = found.confirmed
    ? []
    : [
        'A regra de incapacidade deste ente, que dá a base, não foi conferida no texto da norma: confira antes de usar.',
      ];
  return [base, insured, ...unread];
};

/** Where the part above the ceiling has a line of its own. */
const passesCeiling = ({ pension, ruling }: Told): boolean =>
  pension.periods[0]?.steps.some(({ article }) => article === `${ruling.quotas.articleOfInvalid}, II`) ?? false;

const DURATION_NOT_CONFIRMED = {
  today:
    'Onde a duração está a confirmar: informe o que falta, se o quadro o diz; as idades são as da Portaria ME 424/2020, lidas só em cópia de terceiros. Confira-as na página oficial antes de usar.',
  before:
    'Onde a duração está a confirmar: até 28/02/2015 a pensão do cônjuge era vitalícia, e de 01/03 a 17/06/2015 a Lei 13.135/2015 mandou rever a MP 664/2014. Confira a redação da data do óbito.',
} as const;
const FIRST_OF_LEI_13135 = '2015-06-18';
const lawOfDurations = (death: string): keyof typeof DURATION_NOT_CONFIRMED =>
  death < FIRST_OF_LEI_13135 ? 'before' : 'today';

const ofDependants = (told: Told): readonly string[] => {
  const { body, death, pension, regimeType, ruling } = told;
  const kinds = new Set(body.dependants.map(({ kind }) => kind));
  return [
    ...(pension.durations.some(({ confirmed }) => !confirmed) ? [DURATION_NOT_CONFIRMED[lawOfDurations(death)]] : []),
    ...(kinds.has('ward')
      ? [
          regimeType === 'RGPS'
            ? 'Enteado, tutelado e menor sob guarda judicial: só com prova da dependência econômica. Da guarda há duas leituras: a Lei 8.213/1991, art. 16, § 2º (Lei 15.108/2025), a inclui; a EC 103/2019, art. 23, § 6º, fala só de enteado e tutelado.'
            : 'Enteado e menor tutelado: só com prova da dependência econômica (EC 103/2019, art. 23, § 6º). A guarda judicial não está na lei do servidor; no RGPS está desde 2025.',
        ]
      : []),
    ...(kinds.has('parent') || kinds.has('sibling')
      ? ['Pais e irmãos: só com prova da dependência econômica (Lei 8.213/1991, art. 16, § 4º).']
      : []),
    ...(ruling.aboveCeilingUnread !== undefined && passesCeiling(told) ? [ruling.aboveCeilingUnread] : []),
  ];
};

/** "Enquanto perdurar o benefício pago por esse regime": how it is shared out the article does not say. */
const ofSpecialBenefit = (special: SpecialBenefit | null): readonly string[] => {
  if (special === null) return [];
  const amount =
    special.value === null ? `, de valor não conhecido (${special.why}),` : `, ${formatMoney(special.value)} por mês,`;
  return [
    `O benefício especial da União${amount} continua com a pensão (Lei 12.618/2012, art. 3º, § 5º). Não está na base nem nas cotas: a lei não diz como se reparte entre os dependentes. De quem já é aposentado, informe o provento sem ele.`,
  ];
};

const ofNet = (quotas: Told['quotas'], hasOthers: boolean): string => {
  if (quotas.length > 0 && quotas.every(({ amount, net }) => net === amount)) {
    const untaxed =
      'Destas cotas não se desconta contribuição nem imposto de renda na fonte, de cada um pela sua, sem outra renda';
    return hasOthers ? `${untaxed}.` : `${untaxed}: o que cai na conta é o valor mostrado.`;
  }
  return quotas.some(({ net }) => net === null)
    ? 'Os valores são brutos: o que cai na conta não é conhecido, porque não se leu a contribuição sobre a pensão deste ente (se há, e se incide sobre o total ou sobre cada cota) ou falta a tabela do imposto do mês.'
    : 'Líquido: sem a contribuição do pensionista e o imposto de renda na fonte, de cada um pela sua cota, com a parcela isenta dos 65 anos, sem dependentes, moléstia grave nem outra renda.';
};

const ofTheRest = ({ body, regimeType, planned, ruling, special, quotas }: Told): readonly string[] => [
  ...ruling.notes,
  'A pensão é paga desde o óbito se pedida em 90 dias (180 para filho menor de 16 anos); depois, desde o pedido (Lei 8.213/1991, art. 74). Valores na moeda da data do óbito.',
  ofNet(quotas, body.otherBenefits.length > 0),
  ...ofSpecialBenefit(special),
  ...(body.otherBenefits.length > 0
    ? [
        'Acumulação pela EC 103/2019, art. 24, § 2º, sobre a cota do cônjuge: o melhor benefício fica inteiro. Não reduz se todos os direitos foram adquiridos até 13/11/2019 (§ 4º); se só os outros o foram, discute-se qual pode ser reduzido. A cota do filho não é reduzida. A soma é bruta: quem paga os dois benefícios retém o imposto sobre os dois juntos; pagadores diferentes, cada um sobre o seu, e a declaração anual os soma.',
      ]
    : []),
  ...(regimeType === 'RGPS'
    ? []
    : [
        'O piso do salário mínimo na pensão do servidor depende de ser a única renda formal do dependente (CF, art. 40, § 7º): não aplicado.',
      ]),
  ...(planned.length === 0
    ? []
    : [
        'Depois da aposentadoria: em moeda de hoje, com o óbito suposto no dia em que ela começa e as idades desse dia.',
      ]),
];

/** What the answer supposes and what it does not know, in the order of the calculation. */
export const notesOf = (told: Told): string[] => [...ofBase(told), ...ofDependants(told), ...ofTheRest(told)];
