/** Alagoas: only what is reported of LC 52/2019; the figures are the federal ones, which the bill had. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { policeAsReported } from './pieces/reported.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 27,
  name: 'Alagoas (Estado)',
  uf: 'AL',
  institute: 'AL Previdência',
  ownReform: true,
  reformDate: '2019-12-30',
  norm: 'LC 52/2019',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Projeto aprovado em segundo turno em 10/12/2019, com três emendas que, pelo noticiado, não mudam idades; sanção e dia não confirmados.',
  warning:
    'Alagoas: a LC 52/2019 não foi conferida no texto. As figuras são as da União, que o projeto repetia; a da polícia (55 anos, 30 de contribuição e 25 na carreira) é a do projeto, e o dia da reforma não é certo.',
};

const locality = localityOf(regime, {
  prefix: 'al-lc52',
  law: 'LC 52/2019 de Alagoas',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

const POLICE =
  'O projeto da LC 52/2019 de Alagoas pedia ao policial civil, penal e socioeducativo 55 anos, 30 de contribuição e 25 na carreira; o texto publicado não é conhecido aqui. A LC 51/1985, sem idade, é dada até o dia da reforma.';

const norm: Norm = {
  id: 'al-lc-52-2019',
  title: 'Alagoas – Lei Complementar 52/2019',
  rules: [...federalMirror(locality), policeAsReported(locality, POLICE)],
};

export const al: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
