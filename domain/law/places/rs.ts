/** Rio Grande do Sul: 22/12/2019 is the last day of the old rules, the new ones run from 23/12/2019. The permanent rule was read, teachers with five years less; points and toll mirror EC 103/2019. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 43,
  name: 'Rio Grande do Sul (Estado)',
  uf: 'RS',
  institute: 'IPE Prev',
  ownReform: true,
  reformDate: '2019-12-22',
  inForceFrom: '2019-12-23',
  norm: 'LC 15.429/2019; EC 78/2020; LC 15.450/2020',
  confirmed: true,
  endorsement: NOT_READ,
  note: '22/12/2019 é o último dia do direito adquirido; regras novas a partir de 23/12/2019. Uma fonte usa 04/02/2020 (publicação da EC 78) para a regra de pontos.',
};

const locality = localityOf(regime, {
  prefix: 'rs-lc15429',
  law: 'LC 15.429/2019 do Rio Grande do Sul',
  ruleYear: 2019,
  points: asTheUniao,
});

const norm: Norm = {
  id: 'rs-lc-15429-2019',
  title: 'Rio Grande do Sul – Lei Complementar 15.429/2019',
  rules: federalMirror(locality, { permanentConfirmed: true }),
};

export const rs: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2016-08-19',
    source: 'LC 14.750/2015, art. 2º, I; art. 33',
    missing: 'o ato que autorizou a RS-Prev: o dia é o que ela informa',
    doubt: {
      from: '2015-10-16',
      before: '2017-08-19',
      text: 'Previdência complementar: o primeiro dia é o da autorização da RS-Prev (LC 14.750/2015, art. 33), que ela informa ser 19/08/2016. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: locality.points,
  norm,
};
