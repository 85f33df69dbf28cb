/** A place made of a description: the same pieces as a place file, with the figures of whoever described it. */
import type { DescribedFields } from '../../../api/described-places.ts';
import {
  describedName,
  figureWords,
  INFORMED_BY_THE_OFFICE,
  ruleWords,
  servedWords,
} from '../../../words/described-places.ts';
import { formatDate } from '../../../words/format.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import type { Locality } from '../pieces/locality.ts';
import { incapacityRule } from '../pieces/special.ts';
import type { Place } from '../place.ts';
import { NOT_READ, placeKey, type ReformedRegime } from '../regime-entry.ts';
import { pointsFigures, tableOf } from './figures.ts';
import { type Gap, madeIn } from './made.ts';

/** Of which office's description a place is made; null where it stands among the place files. */
export interface OfficeVersion {
  readonly version: number;
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly withdrawn: boolean;
}

const incapacityOf = (locality: Locality, { incapacity }: DescribedFields): readonly Rule[] =>
  incapacity === 'notRead'
    ? []
    : [incapacityRule(locality, { confirmed: false, observations: [INCAPACITY_AS_THE_UNIAO] })];

const INCAPACITY_AS_THE_UNIAO = 'Igual à União, por indicação de quem descreveu.';

/** Named apart from the place files: no description of an office is ever taken for one of the product's own. */
const OFFICE_PREFIX = 'escritorio-';

const nameOf = ({ city, uf }: DescribedFields): string => `${city} - ${uf}`;

const ABONO: Readonly<Record<DescribedFields['abono'], boolean | string>> = {
  equal: true,
  atMost: 'até o valor da contribuição, pelos critérios da lei do ente, que é preciso conferir',
  none: false,
  notRead: 'se a lei do ente o previr, o que não foi informado',
};

const localityOf = (fields: DescribedFields, key: string): Locality => ({
  place: key,
  prefix: key,
  law: `${fields.law} de ${fields.city}`,
  ruleYear: Number(fields.reformDate.slice(0, 4)),
  cutOff: fields.reformDate,
  abono: ABONO[fields.abono],
});

const keyOf = (fields: DescribedFields, regimeId: number, office: OfficeVersion | null): string =>
  office === null ? placeKey(fields) : `${OFFICE_PREFIX}${regimeId}`;

const gapInWords = ({ rule, missing }: Gap): string =>
  missing.length === 0
    ? `${ruleWords[rule]}: não informada.`
    : `${ruleWords[rule]}: não calculada, falta ${missing.map((name) => figureWords[name]).join(', ')}.`;

/** The general rules close with the reform: where nobody read what takes their place, nothing is computed after it. */
const closedWithout = ({ police, exposure, disability }: DescribedFields): readonly string[] => {
  const closed = [
    ...(police.kind === 'notRead' ? ['LC 51/1985'] : []),
    ...(exposure.kind === 'notRead' ? ['Súmula Vinculante 33'] : []),
    ...(disability === 'notRead' ? ['LC 142/2013'] : []),
  ];
  return closed.length === 0
    ? []
    : [
        `As regras gerais (${closed.join(', ')}) valem até o último dia das regras antigas; as que a lei do ente pôs no lugar não foram informadas e não são calculadas.`,
      ];
};

/** What no rule is computed for, and why, in Portuguese. */
export const missingOf = (fields: DescribedFields): readonly string[] => [
  ...madeIn(fields, localityOf(fields, ''))
    .flatMap(({ gaps }) => gaps)
    .map(gapInWords),
  ...(fields.incapacity === 'notRead' ? ['Incapacidade permanente: não informada.'] : []),
  ...(fields.pension === 'notRead' ? ['Pensão por morte: não informada.'] : []),
  ...(fields.contribution === null ? ['Contribuição do aposentado: não informada.'] : []),
  ...(fields.activeContribution === null ? ['Contribuição de quem está em atividade: não informada.'] : []),
  ...(fields.complementaryRegimeFrom === null ? ['Início da previdência complementar: não informado.'] : []),
  ...(fields.abono === 'notRead' ? ['Abono de permanência: não informado.'] : []),
  ...closedWithout(fields),
];

const readInWords = ({ read }: DescribedFields): string =>
  `${servedWords[read.served].toLowerCase()} (${read.title}), em ${formatDate(read.on)}`;

/** Stands above the rules. */
const warningOf = (fields: DescribedFields, { version, on, withdrawn }: OfficeVersion): string =>
  [
    `${nameOf(fields)} foi ${INFORMED_BY_THE_OFFICE}: versão ${version}, de ${formatDate(on)}, por ${readInWords(fields)}. O Genial não conferiu a lei deste ente.`,
    ...(withdrawn
      ? ['O escritório retirou esta descrição da lista: escolha outro regime ou descreva o ente de novo.']
      : []),
    ...missingOf(fields),
  ].join(' ');

/** A rule as it is said to be the office's: in its name, so that no face of the product shows it without. */
const asOfOffice = (rule: Rule, fields: DescribedFields, { version, on }: OfficeVersion): Rule => ({
  ...rule,
  modality: `${rule.modality} – ${INFORMED_BY_THE_OFFICE}`,
  observations: [
    `Regra de um ente ${INFORMED_BY_THE_OFFICE} (versão ${version}, de ${formatDate(on)}), por ${readInWords(fields)}; o Genial não a conferiu.`,
    ...rule.observations,
  ],
});

/** The tables of both careers, where both are known. */
const tablesOf = ({ points, reformDate }: DescribedFields, source: string): Place['points'] => {
  if (points.kind !== 'own') return null;
  const [servants, teachers] = [pointsFigures(points, reformDate, false), pointsFigures(points, reformDate, true)];
  if (!servants.known || !teachers.known) return null;
  return {
    source,
    servants: tableOf(points, servants.figures, false),
    teachers: tableOf(points, teachers.figures, true),
  };
};

/** The place of a description. Pure: the same description gives the same rules. */
export const placeOfDescription = (fields: DescribedFields, regimeId: number, office: OfficeVersion | null): Place => {
  const { city, uf, institute, law, reformDate, oldRulesUntil, endorsement, complementaryRegimeFrom } = fields;
  const key = keyOf(fields, regimeId, office);
  const locality = localityOf(fields, key);
  const regime: ReformedRegime = {
    regimeId,
    name: office === null ? nameOf(fields) : describedName(fields),
    uf,
    city,
    ...(institute === '' ? {} : { institute }),
    ownReform: true,
    reformDate,
    ...(oldRulesUntil === null ? {} : { oldRulesUntil }),
    norm: law,
    confirmed: false,
    endorsement: endorsement === null ? NOT_READ : { kind: 'law', ...endorsement },
    ...(office === null ? {} : { warning: warningOf(fields, office) }),
  };
  const rules = [...madeIn(fields, locality).flatMap((made) => made.rules), ...incapacityOf(locality, fields)].map(
    (rule) => (office === null ? rule : asOfOffice(rule, fields, office)),
  );
  const norm: Norm = { id: key, title: `${city} – ${law}`, rules };
  return {
    regime,
    complementaryRegime:
      complementaryRegimeFrom === null
        ? NOT_READ
        : { kind: 'since', firstDay: complementaryRegimeFrom, source: locality.law, missing: 'a lei do ente' },
    points: tablesOf(fields, locality.law),
    norm,
  };
};
