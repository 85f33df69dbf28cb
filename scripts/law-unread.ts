/** docs/law/unread.md: every rule, way to a value and table that nobody has confirmed in the text, with what is missing. */
import { BENEFIT_SOURCES } from '../domain/law/benefit/sources.ts';
import type { Place } from '../domain/law/places/place.ts';
import { placeKey } from '../domain/law/places/regime-entry.ts';
import type { Norm, Rule } from '../domain/law/rule/rule.ts';
import type { TableSource } from '../domain/law/tables/index.ts';
import { RETIRED_CONTRIBUTION } from '../domain/law/tables/retired-contribution.ts';
import { type MadeOfOthers, unconfirmedMadeOfOthers } from './law-pages/made-of-others.ts';
import { gapsOf } from './law-pages/rules.ts';

const missingOf = (rule: Rule): string =>
  [...new Set([...gapsOf(rule.source, rule.place), ...(rule.missing === undefined ? [] : [rule.missing])])].join('; ');

const table = (head: string, rows: readonly string[]): string =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].join('\n');

const section = (title: string, body: string): string => [`## ${title}`, body].join('\n\n');

const normSection = (norm: Norm): string[] => {
  const rows = norm.rules
    .filter(({ confirmed }) => !confirmed)
    .map((rule) => `| \`${rule.id}\` | ${missingOf(rule)} |`);
  return rows.length === 0 ? [] : [section(`[${norm.title}](norms/${norm.id}.md)`, table('| Rule | Missing |', rows))];
};

const MADE_OF_OTHERS =
  'They stand in no norm file: a reform keeps them open, or leaves them to be read two ways. Beside its gap each has those of the rule it is made of.';

const madeOfOthersRow = ({ rule, places }: MadeOfOthers): string =>
  `| \`${rule.id}\` | ${missingOf(rule)} | ${places.join(', ')} |`;

const placeRow = ({ regime, complementaryRegime }: Place): string[] => {
  const { name, uf, city, endorsement, confirmed, ownReform } = regime;
  const place = uf === undefined ? null : placeKey(city === undefined ? { uf } : { uf, city });
  const missing = [
    ...(ownReform === null ? ['whether it has a reform of its own'] : []),
    ...(ownReform !== null && !confirmed ? ['the day of the reform'] : []),
    ...(endorsement.kind === 'notRead' ? ['the law that endorses the repeal (EC 103/2019, art. 36, II)'] : []),
    ...(endorsement.kind === 'law' ? gapsOf(endorsement.law, place) : []),
    ...(complementaryRegime.kind !== 'since' && uf !== undefined ? ['the first day of the complementary regime'] : []),
    ...(complementaryRegime.kind === 'since' && complementaryRegime.missing !== undefined
      ? [complementaryRegime.missing]
      : []),
  ];
  return missing.length === 0 ? [] : [`| ${name} | ${missing.join('; ')} |`];
};

const WAYS =
  'Every rule of the RGPS, of the União or of every entity that uses one of these is not confirmed (a test compares them). A place whose own law says the value (Rondônia, LC 1.100/2021, arts. 24 to 27 and 39) stands on that law instead.';

/** What the program says of families, net values, prices and extracts without a text, and says so where it shows it. */
const BESIDE_THE_RULES: readonly (readonly [what: string, missing: string])[] = [
  [
    'Duração da pensão do cônjuge, idades desde 2021',
    'Portaria ME 424/2020 na página oficial: só uma cópia de terceiros foi vista',
  ],
  [
    'Pensão por morte dos entes',
    'a lei de cada um, salvo União, Bahia, Ceará, Goiás, Mato Grosso, Minas Gerais, Rio Grande do Sul e Rondônia; a duração na Bahia, em Minas Gerais e no Rio Grande do Sul, e se um ato do Governador subiu as idades de Rondônia (LC 1.100/2021, art. 51, § 4º); o valor acima do teto com dependente inválido em Minas Gerais (LC 64/2002, art. 19, § 3º, II) e no Rio Grande do Sul (LC 15.142/2018, art. 30, § 3º, II)',
  ],
  [
    'Primeiro dia da aposentadoria híbrida, 23/06/2008',
    'Lei 11.718/2008: da cópia lida faltam o artigo da vigência e o dia da publicação',
  ],
  [
    'Primeiro dia da média dos servidores, 20/02/2004',
    'MP 167/2004: a Lei 10.887/2004, em que foi convertida, não traz esse dia; importa a quem completou o direito de 31/12/2003 a 20/06/2004',
  ],
  [
    'Primeiro dia das regras permanentes de Rondônia, 18/10/2021',
    'a publicação da LC 1.100/2021, de que pende a vigência (art. 115): a cópia só traz o dia da lei',
  ],
  [
    'Excedente, agrupamento e complemento de quem paga 11%, do MEI e do facultativo',
    'IN 128/2022, art. 124, § 14: só um resumo',
  ],
  [
    'Contribuição anterior à reforma que se paga depois dela',
    'Portaria INSS 1.382/2021 e Comunicado DIVBEN3 2/2021: só comentários',
  ],
  [
    'Indicadores do CNIS',
    'Portaria DIRBEN/INSS 990/2022, anexo V: lida em parte; de muitas siglas só o nome, e PVIN-ME e PVIN-RE sem explicação',
  ],
];

/** Rates of what is withheld from the retired, by place; a place that is not in the table has no rate at all. */
const contributionRows = (): readonly string[] =>
  RETIRED_CONTRIBUTION.filter(({ confirmed }) => !confirmed).map(
    ({ place, from, norm }) => `| Contribuição dos aposentados, \`${place}\`, desde ${from} | ${norm}: not read |`,
  );

export const unreadPage = (
  norms: readonly Norm[],
  places: readonly Place[],
  tables: readonly TableSource[],
): string => {
  const rules = norms.flatMap((norm) => norm.rules);
  const methods = Object.entries(BENEFIT_SOURCES).flatMap(([method, source]) => {
    const gaps = gapsOf(source, null);
    return gaps.length === 0 ? [] : [`| \`${method}\` | ${gaps.join('; ')} |`];
  });
  const series = tables.flatMap(({ title, missing }) => (missing === null ? [] : [`| ${title} | ${missing} |`]));
  return `${[
    '# What nobody has read',
    'Generated from the norm files, the tables and the list of articles read. Do not edit: run `make law-docs`.',
    `${rules.filter(({ confirmed }) => !confirmed).length} of ${rules.length} rules are not confirmed: an article they stand on was not read whole, or a figure was not seen in it. Every face of the product says so: ‘Regra ainda não conferida no texto da norma: confira antes de usar’. Whoever has the text of one of these articles can confirm or mend the rule. No address was opened when this page was written: whether a page still answers was not checked.`,
    ...norms.flatMap(normSection),
    section(
      'Rules made of others',
      `${MADE_OF_OTHERS}\n\n${table('| Rule | Missing | Where |', unconfirmedMadeOfOthers(rules).map(madeOfOthersRow))}`,
    ),
    section(
      'Ways to a value',
      methods.length === 0 ? 'All read.' : `${WAYS}\n\n${table('| Way | Missing |', methods)}`,
    ),
    section('Places', table('| Place | Missing |', places.flatMap(placeRow))),
    section('Series and tables', table('| Table | Missing |', series)),
    section(
      'Beside the rules',
      table('| What | Missing |', [
        ...BESIDE_THE_RULES.map(([what, missing]) => `| ${what} | ${missing} |`),
        ...contributionRows(),
        '| Contribuição dos aposentados dos demais entes | a lei de cada um; em Rondônia, se há déficit atuarial, de que pende a LC 1.100/2021, art. 57, III: sem valor líquido |',
      ]),
    ),
  ].join('\n\n')}\n`;
};
