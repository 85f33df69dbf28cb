/** Distrito Federal: only a change of the contributions is known. */
import type { Place } from './place.ts';

export const df: Place = {
  regime: {
    regimeId: 53,
    name: 'Distrito Federal',
    uf: 'DF',
    institute: 'IPREV-DF',
    ownReform: null,
    norm: 'LC 970/2020 (custeio)',
    confirmed: false,
    endorsement: {
      kind: 'notRead',
      report: 'Noticia-se que o Distrito Federal referendou a revogação por lei de junho de 2020.',
    },
    note: 'Acredita-se que só houve mudança de custeio; tratar como Sem Reforma até confirmação.',
  },
  complementaryRegime: {
    kind: 'since',
    firstDay: '2019-03-01',
    source: 'LC 769/2008, art. 73',
    missing: 'a LC 932/2017, que institui o regime: o dia é o que separa os fundos no art. 73 da LC 769/2008',
    doubt: {
      from: '2017-10-04',
      before: '2020-03-01',
      text: 'Previdência complementar: o primeiro dia é o que separa os fundos (LC 769/2008, art. 73), 01/03/2019; confira-o na LC 932/2017. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: null,
  norm: null,
};
