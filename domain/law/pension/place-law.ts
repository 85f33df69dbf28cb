/**
 * Which law of pensions holds for the servants of a place. Each entity has its own (CF, art. 40, § 7º): a place stands here
 * only where its article was read, and no other is ever taken for the União's.
 */
import { type Day, dayOf } from '../../units/day.ts';
import type { DescribedByOffice } from '../places/described/of-office.ts';
import { entityOf } from '../places/regimes.ts';
import type { Regime } from '../rule/regime.ts';
import { DURATIONS_OF_RONDONIA, type PensionDurations } from '../tables/pension-duration.ts';
import { FEDERAL_QUOTAS, type PensionLaw, type Quotas } from './amount.ts';

/** What the base is for whoever is not retired: the retirement by permanent incapacity, or the pay of the post. */
export type PensionBase = 'incapacity' | 'lastPay';

export interface PensionRuling {
  readonly law: PensionLaw;
  readonly quotas: Quotas;
  readonly base: PensionBase;
  /** Whether the dependants and durations are those of Lei 8.213 by what was read. */
  readonly durationsRead: boolean;
  /** The ages of the place's own law; absent: those of Lei 8.213. */
  readonly durations?: PensionDurations;
  /** What is not known of that law, in Portuguese. */
  readonly notes: readonly string[];
  /** What is not known of the part above the ceiling where a dependant is invalid, in Portuguese. */
  readonly aboveCeilingUnread?: string;
}

interface PlaceLaw {
  /** The first day of a death under it. */
  readonly from: string;
  readonly law: PensionLaw;
  readonly quotas: Quotas;
  readonly durationsRead: boolean;
  readonly durations?: PensionDurations;
  readonly notes: readonly string[];
  readonly aboveCeilingUnread?: string;
}

const OWN_DURATIONS =
  'Duração e rol de dependentes pelas regras da Lei 8.213/1991: os da lei do ente não foram lidos e podem ser outros.';

const article = (source: string, whole: string, invalid: string): Pick<Quotas, 'article' | 'articleOfInvalid'> => ({
  article: `${source}, ${whole}`,
  articleOfInvalid: `${source}, ${invalid}`,
});

const PLACES: Readonly<Record<string, PlaceLaw>> = {
  ba: {
    from: '2020-02-01',
    law: 'ownQuotas',
    quotas: { ...FEDERAL_QUOTAS, each: 15, ...article('EC 26/2020 da Bahia', 'art. 8º, caput', 'art. 8º, § 2º') },
    durationsRead: false,
    notes: [
      OWN_DURATIONS,
      'Lida a EC 26/2020 da Bahia como publicada; alterações posteriores do art. 8º não conferidas.',
    ],
  },
  ce: {
    from: '2019-12-20',
    law: 'article23',
    quotas: FEDERAL_QUOTAS,
    durationsRead: true,
    notes: ['O Ceará aplica o art. 23 da EC 103/2019 (LC 210/2019, art. 1º); alterações posteriores não conferidas.'],
  },
  go: {
    from: '2019-12-30',
    law: 'ownQuotas',
    quotas: {
      ...FEDERAL_QUOTAS,
      ...article(
        'Constituição de Goiás',
        'art. 97, § 3º; art. 97-A; EC 103/2019, art. 23, caput',
        'art. 97, § 3º; art. 97-A; EC 103/2019, art. 23, § 2º',
      ),
    },
    durationsRead: true,
    notes: [
      'Goiás aplica aos seus servidores e dependentes a pensão da União (Constituição de Goiás, arts. 97, § 3º, e 97-A); alterações posteriores a 12/2019 não conferidas.',
      'Policial civil e agentes mortos por agressão: a Constituição de Goiás, art. 97, § 7º, deixa a forma à lei do Estado, que não foi lida.',
    ],
  },
  mg: {
    from: '2020-09-23',
    law: 'ownQuotas',
    quotas: {
      ...FEDERAL_QUOTAS,
      family: 60,
      ...article('LC 64/2002 de Minas Gerais', 'art. 19, caput', 'art. 19, § 3º'),
    },
    durationsRead: false,
    aboveCeilingUnread:
      'Dependente inválido, com deficiência ou doença rara: do art. 19, § 3º, II, da LC 64/2002 só se leu o começo. O que passa do teto segue aqui as cotas do caput, e a doença rara marca-se como invalidez: confira.',
    notes: [OWN_DURATIONS, 'LC 64/2002 na redação da LC 156/2020; alterações posteriores não conferidas.'],
  },
  mt: {
    from: '2020-08-21',
    law: 'ownQuotas',
    quotas: {
      ...FEDERAL_QUOTAS,
      wholeUpTo: { value: 3000, article: 'Constituição de Mato Grosso, art. 140-C, § 2º' },
      ...article(
        'Constituição de Mato Grosso',
        'art. 140-C; EC 103/2019, art. 23',
        'art. 140-C; EC 103/2019, art. 23, § 2º',
      ),
    },
    durationsRead: true,
    notes: [
      'Até que venha lei complementar de Mato Grosso; não se conferiu se ela veio depois de 10/2021.',
      'Morte de qualquer servidor por agressão no exercício ou em razão da função: ao cônjuge ou companheiro a remuneração do cargo, vitalícia (Constituição de Mato Grosso, art. 140-C, § 1º), o que não é calculado aqui.',
    ],
  },
  ro: {
    from: '2025-01-01',
    law: 'ownQuotas',
    quotas: { ...FEDERAL_QUOTAS, ...article('LC 1.100/2021 de Rondônia', 'art. 49, caput', 'art. 49, § 2º') },
    durationsRead: true,
    durations: DURATIONS_OF_RONDONIA,
    notes: [
      'Duração do cônjuge pelas idades do art. 51, VIII, c, da LC 1.100/2021 de Rondônia (20 anos de pensão dos 41 aos 43, vitalícia desde os 44); o § 4º deixa o Governador subi-las: confira se o fez.',
      'O ex-cônjuge com alimentos recebe só o percentual fixado (LC 1.100/2021, art. 47, § 6º); aqui divide em partes iguais: confira.',
      'Policial morto por agressão em exercício ou em razão da função: vitalícia para o cônjuge, e o valor é o de uma remissão que a lei não deixa clara (LC 1.100/2021, art. 49, § 9º); não é calculada aqui.',
    ],
  },
  rs: {
    from: '2019-12-23',
    law: 'ownQuotas',
    quotas: { ...FEDERAL_QUOTAS, ...article('LC 15.142/2018 do Rio Grande do Sul', 'art. 30, caput', 'art. 30, § 3º') },
    durationsRead: false,
    aboveCeilingUnread:
      'Dependente inválido ou com deficiência: do art. 30, § 3º, II, da LC 15.142/2018 só se leu o começo. O que passa do teto segue aqui as cotas do caput: confira.',
    notes: [OWN_DURATIONS, 'LC 15.142/2018 na redação da LC 15.429/2019; alterações posteriores não conferidas.'],
  },
};

const federal = (law: PensionLaw, base: PensionBase = 'incapacity'): PensionRuling => ({
  law,
  quotas: FEDERAL_QUOTAS,
  base,
  durationsRead: true,
  notes: [],
});

const WITHOUT_REFORM: PensionRuling = {
  ...federal('lei10887', 'lastPay'),
  durationsRead: false,
  notes: [
    'Ente sem reforma: vale a lei anterior à EC 103/2019 enquanto o ente não mudar a sua (art. 23, § 8º). Confira se ele não mudou a da pensão.',
    OWN_DURATIONS,
  ],
};

/** Deaths until this day: Lei 10.887/2004 in the União, Lei 8.213/1991 in the RGPS. */
const REFORM = dayOf('2019-11-13');

/** Of a place by its key: 'uniao', 'ba' …; null where nobody read it. */
export const rulingOfPlace = (place: string, death: Day): PensionRuling | null => {
  if (place === 'uniao') {
    return death > REFORM ? federal('article23') : federal('lei10887', 'lastPay');
  }
  const own = PLACES[place];
  return own === undefined || death < dayOf(own.from) ? null : { ...own, base: 'incapacity' };
};

/** Quotas of its own, as the office says them. */
const rulingByQuotas = ({ pension, pensionQuotas, law, city }: DescribedByOffice['fields']): PensionRuling | null => {
  const { family = null, each = null } = pensionQuotas ?? {};
  if (pension !== 'own' || family === null || each === null) return null;
  const named = `${law} de ${city}`;
  const quotas = { ...FEDERAL_QUOTAS, family, each, article: named, articleOfInvalid: named };
  return {
    ...federal('ownQuotas'),
    quotas,
    aboveCeilingUnread:
      'Dependente inválido ou com deficiência: a parte até o teto segue aqui o art. 23, § 2º, da EC 103/2019, e a que passa dele as cotas informadas. Confira a lei do ente.',
  };
};

/** As the office says: nothing of it was read here. */
const rulingOfOffice = ({ fields }: DescribedByOffice, death: Day): PensionRuling | null => {
  const { pension, reformDate } = fields;
  if (pension === 'notRead' || death <= dayOf(reformDate)) return null;
  const ruling =
    rulingByQuotas(fields) ?? (pension === 'lei10887' ? federal('lei10887', 'lastPay') : federal('article23'));
  const said = 'A lei da pensão foi informada pelo escritório: o Genial não a conferiu.';
  return { ...ruling, durationsRead: false, notes: [said, OWN_DURATIONS] };
};

/** Of a servant: by the regime chosen; null where nobody read it, or the place is not said. */
export const rulingOfServant = (regime: Regime | null, death: Day): PensionRuling | null => {
  if (regime === null) return null;
  if (regime.described !== undefined) return rulingOfOffice(regime.described, death);
  if (regime.place !== null) return rulingOfPlace(regime.place, death);
  /** 'Sem Reforma' is what the adviser says of the place; of one that nobody looked at nothing is supposed. */
  return regime.reformDate === null && regime.confirmed ? WITHOUT_REFORM : null;
};

/** Who has police of the União: itself, and the Distrito Federal, whose civil police it keeps (CF, art. 21, XIV). */
const WITH_POLICE_OF_THE_UNIAO = ['uniao', 'df'];

/**
 * Of police of the União, killed by an aggression in the post or because of it: the pay of the post; null elsewhere and before
 * the amendment, where no such law was read.
 *
 * @see EC 103/2019, art. 10, § 6º
 */
export const rulingOfAggression = (regime: Regime | null, death: Day): PensionRuling | null => {
  const entity = regime === null ? null : (regime.place ?? entityOf(regime.regimeId));
  const holds = entity !== null && WITH_POLICE_OF_THE_UNIAO.includes(entity) && death > REFORM;
  return holds ? federal('wholePay', 'lastPay') : null;
};

/** Of the RGPS: until the reform all of the base. @see Lei 8.213/1991, art. 75 */
export const rulingOfRgps = (death: Day): PensionRuling => federal(death > REFORM ? 'article23' : 'wholeBase');
