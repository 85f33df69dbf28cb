/** EC 20/1998: art. 40 as it rewrote it and its transition (art. 8), complete until EC 41/2003 (EC 41, art. 3). */
import { byGender, inArticle } from '../../rule/figures.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import {
  ABONO_WITH_30_25,
  AGE_ALONE,
  AGE_AND_TIME,
  contribution,
  FRACTION_OF_LAST_PAY_NOT_READ,
  inPublicService,
  magistracyOnly,
  minimumAge,
  position,
  servant,
  TEACHERS,
  teaching,
  teachingOfAnyLevel,
} from './pieces.ts';

const untilEc41 = {
  ...servant,
  place: EVERY_ENTITY,
  ruleYear: 1998,
  window: { from: '1998-12-16', to: '2003-12-31' },
} as const;

/** "Calculados com base na remuneração do servidor no cargo efetivo em que se der a aposentadoria". */
const WHOLE_PAY = 'CF/88, art. 40, § 3º (redação da EC 20/1998)';

/** What art. 8 pays: its caput sends to art. 40, § 3; rights complete until EC 41 keep it, with parity. */
const WHOLE_PAY_AND_PARITY = 'CF/88, art. 40, §§ 3º e 8º (redação da EC 20/1998); EC 41/2003, art. 3º; art. 7º';

export const ec20: Norm = {
  id: 'ec-20-1998',
  title: 'Emenda Constitucional 20/1998',
  rules: [
    {
      ...untilEc41,
      id: 'ec20-art40-idade-tempo-integral',
      modality: 'Voluntária por idade e tempo de contribuição – integral (EC 20/1998)',
      description:
        'Regra permanente da EC 20/1998: 60/55 anos de idade, 35/30 de contribuição, 10 de serviço público e 5 no cargo, completados até 31/12/2003.',
      ruleLaw: 'CF/88, art. 40, § 1º, III, a (redação da EC 20/1998); EC 41/2003, art. 3º',
      kind: 'permanent',
      requirements: [
        inArticle(AGE_AND_TIME, minimumAge(60, 55)),
        inArticle(AGE_AND_TIME, contribution(35, 30)),
        ...inPublicService,
      ],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: WHOLE_PAY },
      parity: true,
      abono: true,
      observations: [
        'Direito adquirido até 31/12/2003: a totalidade da última remuneração e a paridade ficam preservadas.',
      ],
      source: 'CF/88, art. 40, § 1º, III, a, §§ 3º e 8º (redação da EC 20/1998); EC 41/2003, art. 3º; art. 7º',
    },
    {
      ...untilEc41,
      id: 'ec20-art40-professor-integral',
      modality: 'Voluntária do professor – integral (EC 20/1998)',
      description:
        'Redução de 5 anos na idade e no tempo para o professor da educação infantil, fundamental e médio, com requisitos completados até 31/12/2003.',
      ruleLaw: 'CF/88, art. 40, § 1º, III, a e § 5º (redação da EC 20/1998); EC 41/2003, art. 3º',
      kind: 'permanent',
      teacher: true,
      requirements: [
        inArticle(TEACHERS, minimumAge(55, 50)),
        inArticle(TEACHERS, teaching(30, 25)),
        ...inPublicService,
      ],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: WHOLE_PAY },
      parity: true,
      abono: true,
      observations: [
        'Tempo exclusivo de magistério na educação infantil, no ensino fundamental e no médio; o professor universitário deixou de ter a redução.',
      ],
      source: 'CF/88, art. 40, § 1º, III, a, §§ 3º, 5º e 8º (redação da EC 20/1998); EC 41/2003, art. 3º; art. 7º',
    },
    {
      ...untilEc41,
      id: 'ec20-art40-idade-proporcional',
      modality: 'Voluntária por idade – proporcional (EC 20/1998)',
      description:
        '65 anos (homem) ou 60 (mulher), 10 de serviço público e 5 no cargo, com proventos proporcionais, completados até 31/12/2003.',
      ruleLaw: 'CF/88, art. 40, § 1º, III, b (redação da EC 20/1998); EC 41/2003, art. 3º',
      kind: 'age',
      requirements: [inArticle(AGE_ALONE, minimumAge(65, 60)), ...inPublicService],
      benefitCalculusMethod: 'PROPORCIONAL_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: WHOLE_PAY, fraction: AGE_ALONE },
      parity: true,
      abono: ABONO_WITH_30_25,
      observations: [
        'A proporção incide sobre a última remuneração: a média da Lei 10.887/2004 não alcança este direito adquirido.',
      ],
      source:
        'CF/88, art. 40, § 1º, III, b, §§ 3º e 8º (redação da EC 20/1998); EC 41/2003, art. 3º; art. 7º; Lei 8.112/1990, art. 191',
      confirmed: false,
      missing: FRACTION_OF_LAST_PAY_NOT_READ,
    },
    {
      ...untilEc41,
      id: 'ec20-art8-transicao-integral',
      modality: 'Transição da EC 20/1998 – integral com pedágio de 20%',
      description:
        'Para quem já era servidor efetivo em 16/12/1998: 53/48 anos, 5 no cargo e 35/30 de contribuição mais pedágio de 20%, completados até 31/12/2003.',
      ruleLaw: 'EC 20/1998, art. 8º, caput; EC 41/2003, art. 3º',
      kind: 'toll',
      entry: { until: '1998-12-16', article: 'EC 20/1998, art. 8º, caput' },
      requirements: [
        inArticle('EC 20/1998, art. 8º, I', minimumAge(53, 48)),
        inArticle('EC 20/1998, art. 8º, III', contribution(35, 30)),
        inArticle('EC 20/1998, art. 8º, II', position(5)),
      ],
      toll: { percent: 20, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: `EC 20/1998, art. 8º, caput; ${WHOLE_PAY}` },
      parity: true,
      abono: true,
      observations: [
        'Exige ingresso em cargo efetivo até 16/12/1998.',
        'Revogada em 31/12/2003: só vale como direito adquirido.',
      ],
      source: `EC 20/1998, art. 8º, caput, I a III; ${WHOLE_PAY_AND_PARITY}; art. 10`,
    },
    {
      ...untilEc41,
      id: 'ec20-art8-transicao-proporcional',
      modality: 'Transição da EC 20/1998 – proporcional com pedágio de 40%',
      description:
        '53/48 anos, 5 no cargo e 30/25 de contribuição mais pedágio de 40%, completados até 31/12/2003; proventos de 70% mais 5% por ano adicional.',
      ruleLaw: 'EC 20/1998, art. 8º, § 1º; EC 41/2003, art. 3º',
      kind: 'toll',
      entry: { until: '1998-12-16', article: 'EC 20/1998, art. 8º, caput' },
      requirements: [
        inArticle('EC 20/1998, art. 8º, I', minimumAge(53, 48)),
        inArticle('EC 20/1998, art. 8º, § 1º, I', contribution(30, 25)),
        inArticle('EC 20/1998, art. 8º, II', position(5)),
      ],
      toll: { percent: 40, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'PROPORCIONAL_70_MAIS_5',
      stepLaw: { lastPay: `EC 20/1998, art. 8º, § 1º, II; ${WHOLE_PAY}` },
      parity: true,
      abono: true,
      observations: [
        'Não é fração de tempo: parte de 70% e soma 5% por ano completo além de 30/25 anos + pedágio, até 100%.',
        'Esta modalidade não tem o bônus de magistério.',
      ],
      source: `EC 20/1998, art. 8º, caput, I e II, e § 1º, I e II; ${WHOLE_PAY_AND_PARITY}; art. 10`,
    },
    {
      ...untilEc41,
      id: 'ec20-art8-professor-bonus',
      modality: 'Transição da EC 20/1998 – professor com bônus de 17%/20%',
      description:
        'Como a transição integral, mas o tempo de magistério até 16/12/1998 é contado com acréscimo de 17% (homem) ou 20% (mulher).',
      ruleLaw: 'EC 20/1998, art. 8º, § 4º; EC 41/2003, art. 3º',
      kind: 'toll',
      teacher: true,
      entry: { until: '1998-12-16', article: 'EC 20/1998, art. 8º, § 4º' },
      requirements: [
        inArticle('EC 20/1998, art. 8º, I', minimumAge(53, 48)),
        inArticle('EC 20/1998, art. 8º, III e § 4º', teachingOfAnyLevel(35, 30)),
        inArticle('EC 20/1998, art. 8º, II', position(5)),
      ],
      bonus: { until: '1998-12-16', percent: byGender(17, 20), of: 'teaching' },
      toll: { percent: 20, measuredOn: '1998-12-16', of: 'teaching' },
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: `EC 20/1998, art. 8º, caput; ${WHOLE_PAY}` },
      parity: true,
      abono: true,
      observations: [
        'Todo o tempo usado precisa ser de magistério, de qualquer nível: o § 4º não pede educação básica, e o magistério superior conta se estiver marcado.',
        'O bônus é aplicado antes de apurar o pedágio.',
        'Não há redução de 5 anos: a vantagem é o bônus.',
        'O ingresso até 16/12/1998 é em cargo efetivo de magistério (art. 8º, § 4º).',
      ],
      source: `EC 20/1998, art. 8º, caput, I a III, e § 4º; ${WHOLE_PAY_AND_PARITY}; art. 10`,
    },
    {
      ...untilEc41,
      id: 'ec20-art8-magistrado-bonus',
      modality: 'Transição da EC 20/1998 – magistrado, MP e TC com bônus de 17%',
      description:
        'Magistrado, membro do Ministério Público ou de Tribunal de Contas, homem: como a transição integral (53 anos, 5 no cargo e 35 de contribuição mais pedágio de 20%), mas o tempo de serviço até 16/12/1998 conta com acréscimo de 17%.',
      ruleLaw: 'EC 20/1998, art. 8º, §§ 2º e 3º; EC 41/2003, art. 3º',
      kind: 'toll',
      gender: 'Homem',
      entry: { until: '1998-12-16', article: 'EC 20/1998, art. 8º, caput' },
      requirements: [
        inArticle('EC 20/1998, art. 8º, §§ 2º e 3º', magistracyOnly),
        inArticle('EC 20/1998, art. 8º, I', minimumAge(53)),
        inArticle('EC 20/1998, art. 8º, III e § 3º', contribution(35)),
        inArticle('EC 20/1998, art. 8º, II', position(5)),
      ],
      bonus: { until: '1998-12-16', percent: 17, of: 'contribution' },
      toll: { percent: 20, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: `EC 20/1998, art. 8º, caput; ${WHOLE_PAY}` },
      parity: true,
      abono: true,
      observations: ['Só para homens; a mulher usa a transição comum com 48 anos e 30 de contribuição.'],
      source: `EC 20/1998, art. 8º, caput, I a III, §§ 2º e 3º; ${WHOLE_PAY_AND_PARITY}; art. 10`,
    },
    {
      ...untilEc41,
      id: 'ec20-art8-magistrado-proporcional-bonus',
      modality: 'Transição da EC 20/1998 – magistrado, MP e TC, proporcional com bônus de 17%',
      description:
        'Magistrado, membro do Ministério Público ou de Tribunal de Contas, homem: como a transição proporcional (53 anos, 5 no cargo e 30 de contribuição mais pedágio de 40%), mas o tempo de serviço até 16/12/1998 conta com acréscimo de 17%; proventos de 70% mais 5% por ano adicional.',
      ruleLaw: 'EC 20/1998, art. 8º, §§ 1º a 3º; EC 41/2003, art. 3º',
      kind: 'toll',
      gender: 'Homem',
      entry: { until: '1998-12-16', article: 'EC 20/1998, art. 8º, caput' },
      requirements: [
        inArticle('EC 20/1998, art. 8º, §§ 2º e 3º', magistracyOnly),
        inArticle('EC 20/1998, art. 8º, I', minimumAge(53)),
        inArticle('EC 20/1998, art. 8º, §§ 1º, I, e 3º', contribution(30)),
        inArticle('EC 20/1998, art. 8º, II', position(5)),
      ],
      bonus: { until: '1998-12-16', percent: 17, of: 'contribution' },
      toll: { percent: 40, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'PROPORCIONAL_70_MAIS_5',
      stepLaw: { lastPay: `EC 20/1998, art. 8º, § 1º, II; ${WHOLE_PAY}` },
      parity: true,
      abono: true,
      observations: [
        'O § 2º estende a magistrados e membros do MP e de Tribunal de Contas todo o artigo, e o acréscimo do § 3º vale também na proporcional; o do professor (§ 4º) só na integral.',
        'O acréscimo é aplicado antes de apurar o pedágio e entra nos anos que dão os 5%.',
        'Só para homens; a mulher usa a proporcional comum com 48 anos e 25 de contribuição.',
      ],
      source: `EC 20/1998, art. 8º, caput, I e II, e §§ 1º, I e II, 2º e 3º; ${WHOLE_PAY_AND_PARITY}; art. 10`,
    },
  ],
};
