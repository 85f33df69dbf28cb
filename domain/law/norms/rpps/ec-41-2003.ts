/** EC 41/2003: art. 40 with the average of Lei 10.887/2004 and the transitions of arts. 2 and 6, until the reform of the entity. */
import { byGender, inArticle } from '../../rule/figures.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import {
  AGE_ALONE,
  AGE_AND_TIME,
  career,
  contribution,
  FRACTION_NOT_READ,
  inPublicService,
  magistracyOnly,
  minimumAge,
  position,
  publicService,
  servant,
  TEACHERS,
  teaching,
  teachingOfAnyLevel,
  UNTIL_ENDORSED,
} from './pieces.ts';

const untilReform = {
  ...servant,
  place: EVERY_ENTITY,
  ruleYear: 2003,
  window: { from: '2003-12-31', to: 'reform' },
} as const;

/** Art. 6, caput: the reductions of age and time for teachers; that of today reduces the age alone. */
const REDUCED = 'CF/88, art. 40, § 5º (redação da EC 20/1998)';

/** Arts. 2 and 6: their repeal waits for the law of the entity that endorses it (EC 103/2019, arts. 35, III, and 36, II). */
const untilEndorsement = { ...untilReform, window: { from: '2003-12-31', to: 'endorsement' } } as const;

/** The text of the measure was not read: the notice of a right of those days says so too. */
export const LAST_PAY_UNTIL_MP_167 =
  'Para quem completou os requisitos entre 31/12/2003 e 19/02/2004 a base é a última remuneração; a média vale desde 20/02/2004 (MP 167/2004): confira esse dia.';

/** Art. 2, § 1, I and II. */
const RATES =
  'Redutor de 3,5% por ano antecipado se os requisitos foram completados até 31/12/2005; 5% se a partir de 01/01/2006.';
const YEARS_AND_RATE =
  'Os anos antecipados são vistos na data da concessão; a alíquota, na data em que os requisitos foram completados.';

export const ec41: Norm = {
  id: 'ec-41-2003',
  title: 'Emenda Constitucional 41/2003',
  rules: [
    {
      ...untilReform,
      id: 'ec41-art40-idade-tempo-media',
      modality: 'Voluntária por idade e tempo de contribuição – média (EC 41/2003)',
      description:
        '60/55 anos de idade, 35/30 de contribuição, 10 de serviço público e 5 no cargo; proventos pela média das 80% maiores remunerações.',
      ruleLaw: 'CF/88, art. 40, § 1º, III, a (redação da EC 20/1998); Lei 10.887/2004, art. 1º',
      kind: 'permanent',
      requirements: [
        inArticle(AGE_AND_TIME, minimumAge(60, 55)),
        inArticle(AGE_AND_TIME, contribution(35, 30)),
        ...inPublicService,
      ],
      benefitCalculusMethod: 'MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO',
      parity: false,
      abono: true,
      observations: [
        'Serve a qualquer data de ingresso.',
        'Sem paridade: reajuste para manter o valor real.',
        LAST_PAY_UNTIL_MP_167,
      ],
      source:
        'CF/88, art. 40, § 1º, III, a (redação da EC 20/1998); art. 40, §§ 3º, 8º, 17 e 19 (redação da EC 41/2003); Lei 10.887/2004, art. 1º; EC 103/2019, art. 3º',
    },
    {
      ...untilReform,
      id: 'ec41-art40-professor-media',
      modality: 'Voluntária do professor – média (EC 41/2003)',
      description:
        '55/50 anos de idade, 30/25 de magistério na educação básica, 10 de serviço público e 5 no cargo; proventos pela média.',
      ruleLaw: 'CF/88, art. 40, § 1º, III, a e § 5º (redação da EC 20/1998); Lei 10.887/2004, art. 1º',
      kind: 'permanent',
      teacher: true,
      requirements: [
        inArticle(TEACHERS, minimumAge(55, 50)),
        inArticle(TEACHERS, teaching(30, 25)),
        ...inPublicService,
      ],
      benefitCalculusMethod: 'MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO',
      parity: false,
      abono: true,
      observations: [
        'Direção, coordenação e assessoramento pedagógico contam quando exercidos por professor em escola de educação básica (Lei 9.394/1996, art. 67, § 2º; STF, ADI 3772).',
        LAST_PAY_UNTIL_MP_167,
      ],
      source:
        'CF/88, art. 40, §§ 1º, III, a, e 5º (redação da EC 20/1998); art. 40, §§ 3º, 8º, 17 e 19 (redação da EC 41/2003); Lei 10.887/2004, art. 1º; Lei 9.394/1996, art. 67, § 2º; EC 103/2019, art. 3º',
    },
    {
      ...untilReform,
      id: 'ec41-art40-idade-proporcional',
      modality: 'Voluntária por idade – proporcional pela média (EC 41/2003)',
      description:
        '65 anos (homem) ou 60 (mulher), 10 de serviço público e 5 no cargo; média proporcional ao tempo de contribuição.',
      ruleLaw: 'CF/88, art. 40, § 1º, III, b (redação da EC 20/1998); Lei 10.887/2004, art. 1º',
      kind: 'age',
      requirements: [inArticle(AGE_ALONE, minimumAge(65, 60)), ...inPublicService],
      benefitCalculusMethod: 'MEDIA_80_PROPORCIONAL',
      parity: false,
      abono: false,
      observations: [
        'A média é limitada à remuneração do cargo antes de aplicar a fração de dias. O Tribunal de Contas de Minas Gerais (Consulta 794.728) limita depois: onde a ordem muda o valor, as duas leituras são mostradas.',
        'O divisor é 12.775 dias (homem) ou 10.950 (mulher); não usa a redução do professor.',
        'Não gera abono de permanência.',
        LAST_PAY_UNTIL_MP_167,
      ],
      source:
        'CF/88, art. 40, § 1º, III, b (redação da EC 20/1998); art. 40, §§ 3º, 8º e 17 (redação da EC 41/2003); Lei 10.887/2004, art. 1º, caput e § 5º; EC 103/2019, art. 3º',
      confirmed: false,
      missing: FRACTION_NOT_READ,
    },
    {
      ...untilEndorsement,
      id: 'ec41-art2-redutor',
      modality: 'Transição da EC 41/2003, art. 2º – média com redutor de idade',
      description:
        'Ingresso em cargo efetivo até 16/12/1998: 53/48 anos, 5 no cargo, 35/30 de contribuição mais pedágio de 20%; a média sofre redutor por ano antecipado.',
      ruleLaw: 'EC 41/2003, art. 2º; Lei 10.887/2004, art. 1º',
      kind: 'toll',
      entry: { until: '1998-12-16', article: 'EC 41/2003, art. 2º, caput' },
      requirements: [
        inArticle('EC 41/2003, art. 2º, I', minimumAge(53, 48)),
        inArticle('EC 41/2003, art. 2º, III', contribution(35, 30)),
        inArticle('EC 41/2003, art. 2º, II', position(5)),
      ],
      toll: { percent: 20, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'MEDIA_80_REDUTOR_EC41',
      benefitParameters: { reductorReferenceAge: byGender(60, 55) },
      parity: false,
      abono: true,
      hasReductor: true,
      observations: [
        RATES,
        `Referência: 60/55 anos. ${YEARS_AND_RATE}`,
        'Sem paridade. Em geral é a regra menos vantajosa, mas dá direito a abono de permanência mais cedo.',
        LAST_PAY_UNTIL_MP_167,
        ...UNTIL_ENDORSED,
      ],
      source:
        'EC 41/2003, art. 2º, caput, I a III e §§ 1º, 5º e 6º; CF/88, art. 40, § 1º, III, a (redação da EC 20/1998); art. 40, §§ 3º, 8º e 17 (redação da EC 41/2003); Lei 10.887/2004, art. 1º; EC 103/2019, art. 3º, § 3º; art. 35, III; art. 36, II',
    },
    {
      ...untilEndorsement,
      id: 'ec41-art2-professor-redutor',
      modality: 'Transição da EC 41/2003, art. 2º – professor com bônus e redutor',
      description:
        'Professor em cargo efetivo até 16/12/1998: bônus de 17%/20% no tempo de magistério até essa data, pedágio de 20% e redutor com referência em 55/50 anos.',
      ruleLaw: 'EC 41/2003, art. 2º, § 4º; Lei 10.887/2004, art. 1º',
      kind: 'toll',
      teacher: true,
      entry: { until: '1998-12-16', article: 'EC 41/2003, art. 2º, § 4º' },
      requirements: [
        inArticle('EC 41/2003, art. 2º, I', minimumAge(53, 48)),
        inArticle('EC 41/2003, art. 2º, III e § 4º', teachingOfAnyLevel(35, 30)),
        inArticle('EC 41/2003, art. 2º, II', position(5)),
      ],
      bonus: { until: '1998-12-16', percent: byGender(17, 20), of: 'teaching' },
      toll: { percent: 20, measuredOn: '1998-12-16', of: 'teaching' },
      benefitCalculusMethod: 'MEDIA_80_REDUTOR_EC41',
      benefitParameters: { reductorReferenceAge: byGender(55, 50) },
      parity: false,
      abono: true,
      hasReductor: true,
      observations: [
        'Idade de referência do redutor: 55 (homem) e 50 (mulher), logo no máximo 2 anos antecipados (7% ou 10%).',
        `${RATES} ${YEARS_AND_RATE}`,
        'Todo o tempo usado precisa ser de magistério, de qualquer nível: o § 4º não pede educação básica, e o magistério superior conta se estiver marcado.',
        'Para quem não é só da educação básica (CF, art. 40, § 5º) o redutor conta até 60 anos (homem) ou 55 (mulher), e o valor é menor que este.',
        'O ingresso até 16/12/1998 é em cargo efetivo de magistério (art. 2º, § 4º).',
        LAST_PAY_UNTIL_MP_167,
        ...UNTIL_ENDORSED,
      ],
      source:
        'EC 41/2003, art. 2º, caput, I a III, §§ 1º e 4º a 6º; CF/88, art. 40, §§ 1º, III, a, e 5º (redação da EC 20/1998); art. 40, §§ 3º, 8º e 17 (redação da EC 41/2003); Lei 10.887/2004, art. 1º; EC 103/2019, art. 3º, § 3º; art. 35, III; art. 36, II',
    },
    {
      ...untilEndorsement,
      id: 'ec41-art2-magistrado-redutor',
      modality: 'Transição da EC 41/2003, art. 2º – magistrado, MP e TC com bônus e redutor',
      description:
        'Magistrado, membro do MP ou de TC, homem: tempo até 16/12/1998 com acréscimo de 17%, pedágio de 20% e redutor com referência em 60 anos.',
      ruleLaw: 'EC 41/2003, art. 2º, §§ 1º a 3º; Lei 10.887/2004, art. 1º',
      kind: 'toll',
      gender: 'Homem',
      entry: { until: '1998-12-16', article: 'EC 41/2003, art. 2º, caput' },
      requirements: [
        inArticle('EC 41/2003, art. 2º, §§ 2º e 3º', magistracyOnly),
        inArticle('EC 41/2003, art. 2º, I', minimumAge(53)),
        inArticle('EC 41/2003, art. 2º, III e § 3º', contribution(35)),
        inArticle('EC 41/2003, art. 2º, II', position(5)),
      ],
      bonus: { until: '1998-12-16', percent: 17, of: 'contribution' },
      toll: { percent: 20, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'MEDIA_80_REDUTOR_EC41',
      benefitParameters: { reductorReferenceAge: 60 },
      parity: false,
      abono: true,
      hasReductor: true,
      observations: [
        'Só para homens; a mulher usa a transição comum, com 48 anos e 30 de contribuição.',
        `${RATES} ${YEARS_AND_RATE}`,
        LAST_PAY_UNTIL_MP_167,
        ...UNTIL_ENDORSED,
      ],
      source:
        'EC 41/2003, art. 2º, caput, I a III, §§ 1º a 3º, 5º e 6º; CF/88, art. 40, § 1º, III, a (redação da EC 20/1998); art. 40, §§ 3º, 8º e 17 (redação da EC 41/2003); Lei 10.887/2004, art. 1º; EC 103/2019, art. 3º, § 3º; art. 35, III; art. 36, II',
    },
    {
      ...untilEndorsement,
      id: 'ec41-art6-integral',
      modality: 'Transição da EC 41/2003, art. 6º – integralidade e paridade',
      description:
        'Ingresso no serviço público até 31/12/2003: 60/55 anos, 35/30 de contribuição, 20 de serviço público, 10 de carreira e 5 no cargo; última remuneração com paridade.',
      ruleLaw: 'EC 41/2003, art. 6º; EC 47/2005, art. 2º',
      kind: 'time',
      entry: { until: '2003-12-31', article: 'EC 41/2003, art. 6º, caput' },
      withoutComplementaryRegime: true,
      requirements: [
        inArticle('EC 41/2003, art. 6º, I', minimumAge(60, 55)),
        inArticle('EC 41/2003, art. 6º, II', contribution(35, 30)),
        inArticle('EC 41/2003, art. 6º, III', publicService(20)),
        inArticle('EC 41/2003, art. 6º, IV', career(10)),
        inArticle('EC 41/2003, art. 6º, IV', position(5)),
      ],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: 'EC 41/2003, art. 6º, caput' },
      parity: true,
      abono: true,
      observations: ['A paridade plena vem do art. 2º da EC 47/2005.', ...UNTIL_ENDORSED],
      source:
        'EC 41/2003, art. 6º, caput e I a IV; art. 7º; EC 47/2005, art. 2º; EC 103/2019, art. 3º, § 3º; art. 35, III; art. 36, II',
    },
    {
      ...untilEndorsement,
      id: 'ec41-art6-professor-integral',
      modality: 'Transição da EC 41/2003, art. 6º – professor, integralidade e paridade',
      description:
        'Professor que ingressou até 31/12/2003: 55/50 anos, 30/25 de magistério, 20 de serviço público, 10 de carreira e 5 no cargo; última remuneração com paridade.',
      ruleLaw: 'EC 41/2003, art. 6º; CF/88, art. 40, § 5º (redação da EC 20/1998); EC 47/2005, art. 2º',
      kind: 'time',
      teacher: true,
      entry: { until: '2003-12-31', article: 'EC 41/2003, art. 6º, caput' },
      withoutComplementaryRegime: true,
      requirements: [
        inArticle(`EC 41/2003, art. 6º, caput e I; ${REDUCED}`, minimumAge(55, 50)),
        inArticle(`EC 41/2003, art. 6º, caput e II; ${REDUCED}`, teaching(30, 25)),
        inArticle('EC 41/2003, art. 6º, III', publicService(20)),
        inArticle('EC 41/2003, art. 6º, IV', career(10)),
        inArticle('EC 41/2003, art. 6º, IV', position(5)),
      ],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: 'EC 41/2003, art. 6º, caput' },
      parity: true,
      abono: true,
      observations: [
        'Tempo exclusivo de magistério na educação básica.',
        'A paridade plena vem do art. 2º da EC 47/2005.',
        ...UNTIL_ENDORSED,
      ],
      source: `EC 41/2003, art. 6º, caput e I a IV; art. 7º; ${REDUCED}; EC 47/2005, art. 2º; EC 103/2019, art. 3º, § 3º; art. 35, III; art. 36, II`,
    },
  ],
};
