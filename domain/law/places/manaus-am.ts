/** Manaus: LC 27/2025, which applies to those who entered after 31/12/2003; earlier entrants keep the old rules. */
import type { Norm, Rule } from '../rule/rule.ts';
import { localityOf, SIXTY_PLUS_TWO, WHOLE_AVERAGE } from './pieces/locality.ts';
import { FEDERAL_TOLL, PERMANENT } from './pieces/mirror.ts';
import { permanentRule, tollRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 1302603,
  name: 'Manaus - AM',
  uf: 'AM',
  city: 'Manaus',
  institute: 'Manaus Previdência',
  ownReform: true,
  reformDate: '2025-11-19',
  norm: 'LC municipal 27/2025 e Emenda à LOMAN 122',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Atinge quem ingressou após 31/12/2003.',
};

const locality = localityOf(regime, {
  prefix: 'manaus-am-lc27',
  law: 'LC 27/2025 de Manaus',
  ruleYear: 2025,
});

const AFTER_2003 = '2004-01-01';
const reached = (rule: Rule): Rule => ({ ...rule, entry: { from: AFTER_2003 } });
const valueNotRead = ['O provento é estimado em 60% da média mais 2% por ano acima de 20; confira na LC 27/2025.'];

const TRANSITION_REPORTED =
  'Noticia-se que a LC 27/2025 de Manaus tem para os servidores de então transição por pontos e com pedágio de 100%; idades, tempos e pontos não são conhecidos aqui. A regra com pedágio adota 60/57 anos, 35/30 de contribuição, 20 de serviço público e 5 no cargo, como na União, e a por pontos não é calculada. Confira na lei.';

const toll = tollRules(
  { ...locality, entryUntil: locality.cutOff },
  {
    percent: 100,
    measuredOn: locality.cutOff,
    average: WHOLE_AVERAGE,
    ...FEDERAL_TOLL,
    confirmed: false,
  },
)
  .slice(0, 1)
  .map((rule) => ({ ...rule, variantOf: 'manaus-am-lc27-voluntaria', contested: TRANSITION_REPORTED }));

const norm: Norm = {
  id: 'manaus-lc-27-2025',
  title: 'Manaus – Lei Complementar 27/2025',
  rules: [
    permanentRule(locality, {
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      ages: [65, 62],
      confirmed: false,
      observations: valueNotRead,
    }),
    permanentRule(locality, {
      average: SIXTY_PLUS_TWO,
      years: [30, 25],
      publicService: 10,
      position: 5,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
      observations: [...valueNotRead, 'As idades do professor seguem a regra da União; confira-as na LC 27/2025.'],
    }),
    incapacityRule(locality, { confirmed: false }),
  ]
    .map(reached)
    .map((rule) => (rule.kind === 'permanent' ? { ...rule, contested: TRANSITION_REPORTED } : rule))
    .concat(toll),
};

export const manausAm: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: null,
  norm,
  keepsOldRules: { forEntryUntil: '2003-12-31', idSuffix: 'ingresso-ate-2003' },
};
