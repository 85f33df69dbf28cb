/** Paraíba: the cut-off of 02/07/2021 is the product's; EC 46/2020 was published on 25/08/2020. Points and toll mirror EC 103/2019. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 25,
  name: 'Paraíba (Estado)',
  uf: 'PB',
  institute: 'PBPREV',
  ownReform: true,
  reformDate: '2021-07-02',
  inForceFrom: '2020-08-25',
  reformDayDoubt: { lastDay: '2020-08-25', why: 'a EC 46/2020 saiu em 25/08/2020.' },
  norm: 'EC 46/2020; LC 161/2020',
  confirmed: false,
  endorsement: NOT_READ,
  warning:
    'Paraíba: a EC 46/2020 e a LC 161/2020 não foram conferidas no texto; fora as idades de 62 e 65 anos, noticiadas, as figuras são as da União, e o dia da reforma está em dúvida entre 25/08/2020 e 02/07/2021.',
  note: 'A data da especificação (02/07/2021) não foi explicada por nenhuma norma localizada; a EC 46/2020 foi publicada em 25/08/2020.',
};

const locality = localityOf(regime, {
  prefix: 'pb-ec46',
  law: 'EC 46/2020 da Paraíba',
  ruleYear: 2020,
  points: asTheUniao,
  observations: ['O abono de permanência é igual à contribuição inteira, até os 75 anos (LC 161/2020).'],
});

const norm: Norm = {
  id: 'pb-ec-46-2020',
  title: 'Paraíba – Emenda Constitucional 46/2020',
  rules: federalMirror(locality),
};

export const pb: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
