/** União: EC 103/2019, in force on 13/11/2019. Its rules stand article by article in `norms/rpps`. */
import { ec103Union } from '../norms/rpps/ec-103-2019-uniao.ts';
import { REFORM } from '../norms/rpps/pieces.ts';
import type { Place } from './place.ts';
import type { PlacePoints } from './points.ts';

/** EC 103/2019, art. 4, V and §§ 2 and 5: 86/96 and 81/91 as it came into force, one more each year since 2020. */
export const uniaoPoints: PlacePoints = {
  source: 'EC 103/2019, art. 4º',
  servants: { from: '2019-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: true },
  teachers: { from: '2019-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: true },
};

/** For a place whose points nobody has read: taken as those of the União, and never confirmed. */
export const asTheUniao: PlacePoints = {
  source: 'Pontuação da União (EC 103/2019, art. 4º), adotada enquanto não se confirma a do ente',
  servants: { ...uniaoPoints.servants, confirmed: false },
  teachers: { ...uniaoPoints.teachers, confirmed: false },
};

export const uniao: Place = {
  regime: {
    regimeId: 2,
    name: 'União',
    institute: 'RPPS da União',
    ownReform: true,
    reformDate: REFORM,
    norm: 'EC 103/2019',
    confirmed: true,
    endorsement: { kind: 'federal' },
  },
  complementaryRegime: {
    kind: 'since',
    firstDay: '2013-02-04',
    source: 'CF, art. 40, §§ 14 a 16; Lei 12.618/2012, art. 30; EC 103/2019, art. 26, § 1º',
    missing:
      'os atos do órgão fiscalizador que dão o primeiro dia de cada Poder: Executivo em 04/02/2013, Legislativo e TCU em 07/05/2013, Judiciário e Ministério Público em 14/10/2013',
    doubt: {
      before: '2013-10-14',
      text: 'Previdência complementar não conferida: de 04/02 a 13/10/2013 o primeiro dia dela depende do Poder do servidor; valeu o do Executivo.',
    },
  },
  points: uniaoPoints,
  norm: ec103Union,
};
