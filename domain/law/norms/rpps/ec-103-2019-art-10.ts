/** EC 103/2019, art. 10: permanent rules. */
import { inArticle } from '../../rule/figures.ts';
import type { Rule } from '../../rule/rule.ts';
import {
  contribution,
  exposure,
  incapacity,
  minimumAge,
  position,
  publicService,
  teaching,
  union,
  withoutConversion,
} from './pieces.ts';

export const ec103Art10: readonly Rule[] = [
  {
    ...union,
    id: 'ec103-art10-voluntaria',
    modality: 'Voluntária – regra permanente da União (EC 103/2019, art. 10)',
    description:
      '65 anos (homem) ou 62 (mulher), 25 de contribuição, 10 de serviço público e 5 no cargo; 60% da média mais 2% por ano acima de 20.',
    ruleLaw: 'EC 103/2019, art. 10, § 1º, I; art. 26',
    kind: 'permanent',
    requirements: [
      inArticle('EC 103/2019, art. 10, § 1º, I, a', minimumAge(65, 62)),
      inArticle('EC 103/2019, art. 10, § 1º, I, b', contribution(25)),
      inArticle('EC 103/2019, art. 10, § 1º, I, b', publicService(10)),
      inArticle('EC 103/2019, art. 10, § 1º, I, b', position(5)),
    ],
    benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
    parity: false,
    abono: true,
    observations: ['Vale para qualquer data de ingresso.', 'O mesmo tempo de contribuição vale para homem e mulher.'],
    source: 'EC 103/2019, art. 10, §§ 1º, I, 4º e 5º; art. 26, § 2º, II',
  },
  {
    ...union,
    id: 'ec103-art10-professor',
    modality: 'Voluntária do professor – regra permanente da União (EC 103/2019, art. 10)',
    description:
      '60 anos (homem) ou 57 (mulher), 25 anos exclusivos de magistério na educação básica, 10 de serviço público e 5 no cargo.',
    ruleLaw: 'EC 103/2019, art. 10, § 2º, III; art. 26',
    kind: 'permanent',
    teacher: true,
    requirements: [
      inArticle('EC 103/2019, art. 10, § 2º, III', minimumAge(60, 57)),
      inArticle('EC 103/2019, art. 10, § 2º, III', teaching(25)),
      inArticle('EC 103/2019, art. 10, § 2º, III', publicService(10)),
      inArticle('EC 103/2019, art. 10, § 2º, III', position(5)),
    ],
    benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
    parity: false,
    abono: true,
    observations: ['25 anos de magistério para ambos os sexos.'],
    source: 'EC 103/2019, art. 10, §§ 2º, III, 4º e 5º; art. 26, § 2º, II',
  },
  {
    ...union,
    id: 'ec103-art10-especial',
    modality: 'Especial por agentes nocivos – regra permanente da União (EC 103/2019, art. 10)',
    description:
      '60 anos de idade, 25 de efetiva exposição a agentes nocivos, 10 de serviço público e 5 no cargo, para ambos os sexos.',
    ruleLaw: 'EC 103/2019, art. 10, § 2º, II e § 3º; art. 26',
    kind: 'special',
    requirements: [
      inArticle('EC 103/2019, art. 10, § 2º, II', minimumAge(60)),
      inArticle('EC 103/2019, art. 10, § 2º, II', exposure(25)),
      inArticle('EC 103/2019, art. 10, § 2º, II', publicService(10)),
      inArticle('EC 103/2019, art. 10, § 2º, II', position(5)),
    ],
    contributionCount: withoutConversion,
    benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
    parity: false,
    abono: true,
    observations: [
      'O § 3º veda a conversão de tempo especial em comum; a do tempo até 13/11/2019 vem do STF (Tema 942).',
      'Não há enquadramento por categoria profissional.',
    ],
    source: 'EC 103/2019, art. 10, §§ 2º, II, 3º, 4º e 5º; art. 26, § 2º, II',
  },
  {
    ...union,
    id: 'ec103-art10-incapacidade',
    modality: 'Incapacidade permanente – União (EC 103/2019)',
    description:
      'Incapacidade para o cargo sem possibilidade de readaptação: 60% da média mais 2% por ano acima de 20, ou 100% da média se acidente de trabalho, doença profissional ou do trabalho.',
    ruleLaw: 'CF/88, art. 40, § 1º, I; EC 103/2019, art. 10, § 1º, II; art. 26, §§ 2º e 3º',
    kind: 'incapacity',
    requirements: [inArticle('EC 103/2019, art. 10, § 1º, II', incapacity)],
    benefitCalculusMethod: 'INCAPACIDADE_UNIAO',
    parity: false,
    abono: false,
    observations: [
      'Sem paridade, mesmo para ingresso até 31/12/2003, se a incapacidade for posterior a 13/11/2019.',
      'O STF validou o cálculo de 60% no RGPS (Tema 1300, 18/12/2025); o caso do servidor segue o mesmo texto.',
    ],
    source: 'CF/88, art. 40, § 1º, I; EC 103/2019, art. 10, §§ 1º, II, e 4º; art. 26, §§ 2º, II, e 3º, II',
  },
  {
    ...union,
    id: 'ec103-compulsoria-75',
    modality: 'Compulsória aos 75 anos – União (EC 103/2019)',
    description:
      'Aposentadoria compulsória aos 75 anos na União: 60% da média mais 2% por ano acima de 20, multiplicado por tempo de contribuição ÷ 20 anos (máximo 1).',
    ruleLaw: 'CF/88, art. 40, § 1º, II; EC 103/2019, art. 10, § 1º, III e art. 26, § 4º; LC 152/2015',
    kind: 'compulsory',
    window: { from: '2019-11-14', to: null },
    requirements: [inArticle('CF/88, art. 40, § 1º, II; LC 152/2015, art. 2º, I', minimumAge(75))],
    benefitCalculusMethod: 'COMPULSORIA_UNIAO_TC20',
    parity: false,
    abono: false,
    observations: [
      'Se até os 75 anos a pessoa já cumpriu uma regra voluntária mais favorável, usa-se o cálculo dela (EC 103, art. 26, § 4º, parte final).',
      'A aposentadoria começa no dia seguinte ao que completa 75 anos.',
      'Não se aplica a quem ocupa só cargo em comissão (STF, Tema 763).',
      'No Serviço Exterior da União há uma tabela própria (LC 152/2015, art. 2º, parágrafo único).',
    ],
    source:
      'CF/88, art. 40, § 1º, II; EC 103/2019, art. 10, §§ 1º, III, e 4º; art. 26, §§ 2º, II, e 4º; LC 152/2015, art. 2º; Lei 8.112/1990, art. 187',
  },
];
