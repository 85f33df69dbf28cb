/** Rio Grande do Norte: the bill of January 2020 had 60/65; date, final ages, points and toll were not read. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const rn: Locality = {
  place: 'rn',
  prefix: 'rn-ec20',
  law: 'EC 20/2020 do Rio Grande do Norte',
  ruleYear: 2020,
  cutOff: '2020-09-30',
  source: 'EC 20/2020',
  checkedAt: ['http://www.tribunadonorte.com.br/noticia/proposta-aumenta-idade-ma-nima-em-cinco-anos/471075'],
};

export const rnEc20: Norm = {
  id: 'rn-ec-20-2020',
  title: 'Rio Grande do Norte – Emenda Constitucional 20/2020',
  rules: federalMirror(rn, { permanentAges: [65, 60], permanentAgesOfTeachers: [60, 55] }),
};
