import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

type City = readonly [regimeId: number, city: string, uf: string, institute: string];

/**
 * Capitals by the IBGE's seven-digit codes whose own law nobody has read. Those of which a reform is known by its text are in
 * `reformed-cities.ts`.
 */
const CITIES: readonly City[] = [
  [1100205, 'Porto Velho', 'RO', 'IPAM'],
  [1200401, 'Rio Branco', 'AC', 'RBPREV'],
  [1400100, 'Boa Vista', 'RR', 'PRESSEM'],
  [1501402, 'Belém', 'PA', 'IPMB'],
  [1600303, 'Macapá', 'AP', 'MACAPAPREV'],
  [1721000, 'Palmas', 'TO', 'PREVIPALMAS'],
  [2111300, 'São Luís', 'MA', 'IPAM'],
  [2408102, 'Natal', 'RN', 'NATALPREV'],
  [2507507, 'João Pessoa', 'PB', 'IPM João Pessoa'],
  [2611606, 'Recife', 'PE', 'RECIPREV'],
  [2704302, 'Maceió', 'AL', 'IPREV Maceió'],
  [2800308, 'Aracaju', 'SE', 'AJUPREV'],
  [3106200, 'Belo Horizonte', 'MG', 'RPPS-BH'],
  [5002704, 'Campo Grande', 'MS', 'IMPCG'],
  [5103403, 'Cuiabá', 'MT', 'CUIABÁ-PREV'],
  [5208707, 'Goiânia', 'GO', 'GOIANIAPREV'],
];

/** What the press and the councils say of a reform, without its text: it changes no figure, and is said as loudly as one. */
const REPORTED: Readonly<Record<string, string>> = {
  Recife:
    'Reforma aprovada em 22/06/2021, segundo a imprensa (proposta: 64 anos o homem e 61 a mulher, professores 59 e 56; 25 de contribuição, 10 de serviço público e 5 no cargo).',
  'Campo Grande':
    'Reforma aprovada em 12/08/2021, segundo a imprensa (65 anos o homem e 62 a mulher, professores 60 e 57; 10 de serviço público e 3 no cargo), em vigor noventa dias depois da sanção.',
  'João Pessoa':
    'Reforma da Lei Orgânica aprovada em segundo turno em 29/06/2021, segundo a imprensa, com o texto da União.',
  Natal: 'Reforma votada até 30/06/2022, segundo a Câmara (58 anos a mulher e 63 o homem).',
  Cuiabá: 'Noticia-se que a lei complementar de 07/2020 só mudou a contribuição; depois de 2020 ninguém conferiu.',
  Maceió: 'Noticia-se que o projeto de 01/2020 só mudava a contribuição; depois de 2020 ninguém conferiu.',
  Goiânia:
    'A LC 312/2018, que rege as aposentadorias, não traz na página oficial nota de mudança; o corpo dela não foi conferido.',
  'Belo Horizonte': 'Reforma em comissão da Câmara em 11/2022 (PELO 5/2022); o fim não foi lido.',
};
/** The day of the vote, where the press gives it. */
const REPORTED_ON: Readonly<Record<string, string>> = {
  Recife: '2021-06-22',
  'Campo Grande': '2021-08-12',
  'João Pessoa': '2021-06-29',
  Natal: '2022-06-30',
};
const UNKNOWN = 'Ninguém conferiu se este município fez reforma própria.';

const noteOf = (city: string): string =>
  `${REPORTED[city] ?? UNKNOWN} As regras aqui são as de quem não fez reforma: o direito completo depois de uma reforma não é certo. Confira a lei local antes de usar qualquer data.`;

export const uncheckedCities: readonly Place[] = CITIES.map(([regimeId, city, uf, institute]) => ({
  regime: {
    regimeId,
    name: `${city} - ${uf}`,
    uf,
    city,
    institute,
    ownReform: null,
    confirmed: false,
    endorsement: NOT_READ,
    note: noteOf(city),
    warning: `${city}: ${noteOf(city)}`,
    ...(REPORTED_ON[city] === undefined ? {} : { reportedReformOn: REPORTED_ON[city] }),
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
}));
