import type { LawChange } from './change.ts';

const ofCity = (norm: string, fingerprint: string, title: string, city: string): LawChange => ({
  norm,
  fingerprint,
  title,
  kind: 'new norm',
  from: null,
  who: `Servidores de ${city}`,
  what: 'A cidade deixou de ser tratada como sem reforma: as regras antigas fecham no dia da reforma. Da lei municipal só a incapacidade é calculada, pela regra da União; as demais não foram lidas.',
});

/** Of the cities. */
export const citiesWrittenOn20261123: readonly LawChange[] = [
  {
    norm: 'teresina-lc-5686-2021',
    fingerprint: 'e376b8d7',
    title: 'Teresina – Lei Complementar 5.686/2021',
    kind: 'new norm',
    from: '2021-12-20',
    who: 'Servidores de Teresina',
    what: 'Regra permanente de 65/62 anos com 25, 10 e 5 (art. 2º, III). As regras antigas, antes dadas como direito presente, fecham no dia da reforma.',
  },
  {
    norm: 'florianopolis-elo-2025',
    fingerprint: '7953c9bc',
    title: 'Florianópolis – Emenda à Lei Orgânica de 2025',
    kind: 'new norm',
    from: '2025-04-29',
    who: 'Servidores de Florianópolis',
    what: 'Idades de 65/62 anos (Lei Orgânica, art. 31, § 2º, III). As regras antigas, antes dadas como direito presente, fecham no dia da reforma.',
  },
  ofCity('salvador-lc-75-2020', 'adedc883', 'Salvador – Lei Complementar 75/2020', 'Salvador'),
  ofCity('fortaleza-lc-298-2021', '06a17dc7', 'Fortaleza – Lei Complementar 298/2021', 'Fortaleza'),
  ofCity('vitoria-lc-8-2021', 'd9adf2b4', 'Vitória – Lei Complementar 8/2021', 'Vitória'),
  {
    norm: 'sao-paulo-elo-41-2021',
    fingerprint: '83a8ca71',
    title: 'São Paulo (Município) – Emenda à Lei Orgânica 41/2021',
    kind: 'new rule',
    from: '2022-03-19',
    who: 'Servidores da cidade de São Paulo que ingressaram antes',
    what: 'O art. 29, II e III, adota os arts. 20 e 21 da EC 103/2019: pedágio com integralidade aos 60/57, professores e exposição. O corte passou de 19 para 18/03/2022.',
  },
  {
    norm: 'manaus-lc-27-2025',
    fingerprint: 'b29bebba',
    title: 'Manaus – Lei Complementar 27/2025',
    kind: 'new rule',
    from: '2025-11-19',
    who: 'Servidores de Manaus que ingressaram desde 2004',
    what: 'O pedágio de 100% noticiado, com as idades e os tempos da União, é mostrado ao lado da regra permanente.',
  },
  {
    norm: 'porto-alegre-elo-2021',
    fingerprint: '83e6fd82',
    title: 'Porto Alegre – Emenda à Lei Orgânica de 2021',
    kind: 'new rule',
    from: '2021-07-05',
    who: 'Servidores de Porto Alegre que ingressaram até 2003',
    what: 'As emendas noticiadas (integralidade aos 62/60 ou 64/61, pontos até 100/95, média das 90% maiores) são mostradas ao lado da descrição da Câmara.',
  },
  {
    norm: 'joinville-lc-571-2021',
    fingerprint: '4d1520bf',
    title: 'Joinville – Lei Complementar 571/2021',
    kind: 'new rule',
    from: '2022-01-01',
    who: 'Servidores de Joinville que ingressaram até 01/01/2022',
    what: 'A leitura do instituto, sem os 10 anos de serviço público, é mostrada ao lado da outra.',
  },
];
