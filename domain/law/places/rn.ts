/** Rio Grande do Norte: only what is reported of EC 20/2020; the bill of January 2020 had 60/65, teachers' ages are in doubt. */
import type { Norm } from '../rule/rule.ts';
import { localityOf, SIXTY_PLUS_TWO } from './pieces/locality.ts';
import { federalMirror, PERMANENT } from './pieces/mirror.ts';
import { asReported, doubted } from './pieces/reported.ts';
import { permanentRule } from './pieces/shapes.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 24,
  name: 'Rio Grande do Norte (Estado)',
  uf: 'RN',
  institute: 'IPERN',
  ownReform: true,
  reformDate: '2020-09-30',
  norm: 'EC 20/2020',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Aprovada em segundo turno em 29/09/2020; idades de 65 e 60 anos da proposta de janeiro de 2020; dia da publicação não confirmado.',
  warning:
    'Rio Grande do Norte: a EC 20/2020 não foi conferida no texto. Noticiam-se idades menores para o professor (58 e 53 anos) e transições próprias (61 e 56 anos, 30 de contribuição até 2023), que diferem das da União, usadas aqui.',
};

const locality = localityOf(regime, {
  prefix: 'rn-ec20',
  law: 'EC 20/2020 do Rio Grande do Norte',
  ruleYear: 2020,
  points: asTheUniao,
});

const TEACHERS =
  'Idade do professor em dúvida: 60 e 55 anos, da proposta, ou 58 e 53, por emenda noticiada em 24/09/2020, sem que se saiba se vale para a regra permanente. As duas datas são mostradas; confira na EC 20/2020.';

const norm: Norm = {
  id: 'rn-ec-20-2020',
  title: 'Rio Grande do Norte – Emenda Constitucional 20/2020',
  rules: [
    ...doubted(
      federalMirror(locality, { permanentAges: [65, 60], permanentAgesOfTeachers: [60, 55] }),
      TEACHERS,
      ({ kind, teacher }) => kind === 'permanent' && teacher,
    ),
    asReported(
      permanentRule(locality, {
        ...PERMANENT,
        average: SIXTY_PLUS_TWO,
        teacher: true,
        ages: [58, 53],
        confirmed: false,
      }),
      TEACHERS,
    ),
  ],
};

export const rn: Place = {
  regime,
  complementaryRegime: {
    kind: 'notRead',
    report: 'A LC 688/2021 o institui; o primeiro dia não é conhecido aqui.',
  },
  points: locality.points,
  norm,
};
