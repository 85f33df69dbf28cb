/** Which articles of norms of states and cities were read. By place; the norms as its rules quote them. */
import { type ArticleRead, articles } from './federal-articles-read.ts';

export const LOCAL_ARTICLES_READ: Readonly<Record<string, readonly ArticleRead[]>> = {
  ac: [
    { norms: ['LC 436/2023', 'LC 436/2023 do Acre'], grade: 'A', on: '2023-07-07', whole: [], inPart: articles(1) },
    { norms: ['EC 52/2019 do Acre'], grade: 'D', on: '2019-12-03', whole: 'all' },
  ],
  al: [{ norms: ['LC 52/2019 de Alagoas'], grade: 'D', on: '2019-12-10', whole: 'all' }],
  am: [{ norms: ['LC 231/2022 do Amazonas'], grade: 'A', on: '2022-06-22', whole: [], inPart: articles(1) }],
  ap: [
    { norms: ['LC 87/2014 do Amapá'], grade: 'A', on: '2014-09-04', whole: articles(1, 2), inPart: articles(3) },
    { norms: ['LC 134/2021'], grade: 'A', on: '2021-12-29', whole: [], inPart: articles(1) },
  ],
  ba: [
    { norms: ['EC 26/2020 da Bahia'], grade: 'B', on: '2020-01-31', whole: 'all' },
    {
      norms: ['Emenda de 11/12/2025', 'EC 26/2020 da Bahia (redação de dezembro de 2025)'],
      grade: 'C',
      on: '2025-12-11',
      whole: [],
      inPart: articles(1, 5),
    },
    { norms: ['Lei 13.222/2015'], grade: 'C', on: '2015-01-13', whole: [], inPart: articles(1) },
    { norms: ['Lei 14.262/2020'], grade: 'C', on: '2020-05-13', whole: articles(1, 2), inPart: articles(3) },
  ],
  ce: [{ norms: ['LC 210/2019 do Ceará'], grade: 'A', on: '2019-12-19', whole: [], inPart: articles(1) }],
  df: [{ norms: ['LC 769/2008'], grade: 'C', on: '2022-07-21', whole: [], inPart: articles(73) }],
  es: [{ norms: ['LC 938/2020 do Espírito Santo'], grade: 'D', on: '2020-01-10', whole: 'all' }],
  go: [
    {
      norms: ['CE', 'Constituição de Goiás'],
      grade: 'B',
      on: '2019-12-30',
      whole: articles(97, '97-A'),
      inPart: articles(6),
    },
    { norms: ['LC 192/2024'], grade: 'C', on: '2024-04-24', whole: articles(1, 2) },
  ],
  mg: [
    { norms: ['CE'], grade: 'A', on: '2026-04-16', whole: [], inPart: articles(36) },
    {
      norms: ['ADCT'],
      grade: 'C',
      on: '2020-09-15',
      whole: articles(132, 133, 149),
      inPart: articles(145, 148, 150),
    },
    {
      norms: ['LC 64/2002', 'LC 64/2002 de Minas Gerais'],
      grade: 'C',
      on: '2020-09-22',
      whole: ['24-C'],
      inPart: articles(7, 15, 19, 20),
    },
  ],
  ms: [
    { norms: ['LC 199/2015'], grade: 'A', on: '2015-06-24', whole: 'all' },
    { norms: ['LC de 03/06/2024'], grade: 'A', on: '2024-06-03', whole: 'all' },
    { norms: ['LC 274/2020 de Mato Grosso do Sul'], grade: 'A', on: '2020-05-22', whole: [], inPart: articles(1) },
    { norms: ['EC 82/2019'], grade: 'C', on: '2019-12-19', whole: [], inPart: ['31-B'] },
  ],
  mt: [
    {
      norms: ['CE', 'Constituição de Mato Grosso'],
      grade: 'B',
      on: '2021-10-01',
      whole: articles(140, '140-A', '140-B', '140-C', '140-D', '140-E', '140-F', '140-G'),
    },
  ],
  pb: [{ norms: ['EC 46/2020 da Paraíba'], grade: 'D', on: '2020-08-25', whole: 'all' }],
  pe: [
    { norms: ['Lei 9.807/1986'], grade: 'A', on: '2025-05-27', whole: articles(1, '1-A', '1-B'), inPart: ['1-C'] },
    { norms: ['LC 257/2013'], grade: 'A', on: '2019-12-23', whole: [], inPart: articles(1) },
    { norms: ['LC 28/2000'], grade: 'A', on: '2005-11-18', whole: [], inPart: articles(34) },
  ],
  pi: [
    { norms: ['EC 54/2019 do Piauí'], grade: 'D', on: '2019-12-27', whole: 'all' },
    { norms: ['EC 54/2019 do Piauí'], grade: 'C', on: '2019-12-27', whole: [], inPart: articles(49) },
  ],
  pr: [
    { norms: ['CE'], grade: 'B', on: '2020-12-15', whole: articles(35) },
    {
      norms: ['LC 233/2021', 'LC 233/2021 do Paraná'],
      grade: 'A',
      on: '2021-03-10',
      whole: articles(1),
      inPart: articles(2, 3),
    },
    { norms: ['Lei 20.777/2021'], grade: 'A', on: '2021-11-17', whole: articles(1), inPart: articles(4) },
    { norms: ['Decreto 3.188/2023'], grade: 'C', on: '2023-08-21', whole: [], inPart: articles(2, 4) },
  ],
  rj: [
    { norms: ['Lei 6.243/2012'], grade: 'A', on: '2012-12-31', whole: [], inPart: articles(1) },
    { norms: ['EC 90/2021 do Rio de Janeiro'], grade: 'C', on: '2021-10-06', whole: [], inPart: articles(4, 5) },
    { norms: ['LC 195/2021'], grade: 'C', on: '2025-12-12', whole: articles(1), inPart: articles(2, 7) },
  ],
  rn: [{ norms: ['EC 20/2020 do Rio Grande do Norte'], grade: 'D', on: '2020-09-29', whole: 'all' }],
  ro: [
    { norms: ['EC 146/2021 de Rondônia'], grade: 'A', on: '2026-07-29', whole: 'all' },
    { norms: ['LC 1.100/2021', 'LC 1.100/2021 de Rondônia'], grade: 'A', on: '2026-07-29', whole: 'all' },
    { norms: ['LC 432/2008', 'LC 504/2009', 'LC 949/2017'], grade: 'A', on: '2026-07-29', whole: 'all' },
  ],
  rs: [
    { norms: ['LC 14.750/2015'], grade: 'C', on: '2015-10-16', whole: articles(1, 33), inPart: articles(2) },
    {
      norms: ['LC 15.142/2018', 'LC 15.142/2018 do Rio Grande do Sul'],
      grade: 'C',
      on: '2019-12-22',
      whole: articles(51),
      inPart: ['28', '28-A', '30'],
    },
    { norms: ['LC 15.453/2020'], grade: 'C', on: '2020-02-18', whole: [], inPart: articles(1) },
  ],
  sc: [
    { norms: ['LC 773/2021', 'LC 773/2021 de Santa Catarina'], grade: 'A', on: '2021-08-12', whole: articles(1, 2) },
    { norms: ['LC 412/2008'], grade: 'D', on: '2021-08-12', whole: [], inPart: articles(63) },
    { norms: ['EC 82/2021'], grade: 'A', on: '2021-08-12', whole: [], inPart: articles(30) },
    { norms: ['LC 343/2006'], grade: 'A', on: '2006-03-20', whole: articles(1), inPart: articles(2) },
    { norms: ['LC 661/2015'], grade: 'A', on: '2015-12-31', whole: [], inPart: articles(1) },
    { norms: ['LC 795/2022'], grade: 'A', on: '2025-10-10', whole: articles(1, 2), inPart: articles(3, 4) },
  ],
  se: [
    { norms: ['LC 338/2019 de Sergipe'], grade: 'D', on: '2019-12-27', whole: 'all' },
    { norms: ['LC 338/2019 de Sergipe'], grade: 'C', on: '2019-12-27', whole: [], inPart: articles(1) },
  ],
  sp: [
    { norms: ['CE'], grade: 'B', on: '2020-03-06', whole: articles(126) },
    {
      norms: ['LC 1.354/2020 de São Paulo'],
      grade: 'C',
      on: '2020-03-06',
      whole: articles(4),
      inPart: articles(10, 11, 12),
    },
    { norms: ['LC 1.062/2008'], grade: 'C', on: '2008-11-13', whole: articles([1, 3]), inPart: articles(4) },
  ],
  to: [{ norms: ['EC 52/2023 do Tocantins'], grade: 'C', on: '2023-12-19', whole: [], inPart: ['13-A'] }],
  'curitiba-pr': [{ norms: ['LO'], grade: 'C', on: '2021-10-27', whole: articles(91), inPart: articles(94) }],
  'florianopolis-sc': [
    { norms: ['LO', 'Lei Orgânica de Florianópolis'], grade: 'C', on: '2025-04-29', whole: [], inPart: articles(31) },
  ],
  'jacarei-sp': [
    {
      norms: ['LC 117/2022 de Jacareí'],
      grade: 'A',
      on: '2022-06-22',
      whole: articles([1, 3]),
      inPart: articles(4),
    },
  ],
  'joinville-sc': [{ norms: ['ELO 26/2021'], grade: 'A', on: '2021-09-09', whole: articles(1), inPart: articles(2) }],
  'porto-alegre-rs': [
    {
      norms: ['LO', 'Emenda à Lei Orgânica de Porto Alegre de 2021'],
      grade: 'C',
      on: '2021-08-18',
      whole: articles(43),
    },
  ],
  'sao-paulo-sp': [
    {
      norms: ['Emenda à Lei Orgânica 41/2021 de São Paulo'],
      grade: 'C',
      on: '2021-11-18',
      whole: [],
      inPart: articles(29),
    },
  ],
  'fortaleza-ce': [
    { norms: ['LC 298/2021', 'LC 298/2021 de Fortaleza'], grade: 'C', on: '2021-04-26', whole: articles(1) },
  ],
  'salvador-ba': [
    {
      norms: ['LC 75/2020', 'LC 75/2020 de Salvador'],
      grade: 'C',
      on: '2020-03-31',
      whole: articles(1),
      inPart: articles(2),
    },
  ],
  'teresina-pi': [
    {
      norms: ['LC 5.686/2021', 'LC 5.686/2021 de Teresina'],
      grade: 'A',
      on: '2021-12-31',
      whole: articles(1, 2),
      inPart: articles(3),
    },
  ],
  'vitoria-es': [
    {
      norms: ['LC 8/2021', 'LC 8/2021 de Vitória'],
      grade: 'A',
      on: '2021-12-31',
      whole: articles(1),
      inPart: articles(2),
    },
  ],
};
