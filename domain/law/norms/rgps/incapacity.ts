/** Permanent incapacity in the RGPS: the day on which it begins decides the law, and from it the value stands. */
import { inArticle } from '../../rule/figures.ts';
import type { Requirement } from '../../rule/requirement.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import { insured } from './pieces.ts';

const carenciaUnlessByWork: Requirement = {
  kind: 'remunerations',
  months: 12,
  of: 'urban',
  art142: false,
  notWhenByWork: true,
  article: 'Lei 8.213/1991, art. 25, I; art. 26, II',
};

const common = {
  ...insured,
  onlyWhereItAdds: true,
  valuedWhenComplete: true,
  kind: 'incapacity',
  requirements: [inArticle('Lei 8.213/1991, art. 42, caput', { kind: 'disablement' }), carenciaUnlessByWork],
} as const satisfies Partial<Rule>;

const INSURED =
  'Vale com a qualidade de segurado no dia da incapacidade, reconhecida em perícia como permanente desde então (Lei 8.213/1991, arts. 42 e 43).';
const SUPPOSED = `${INSURED} Quem a perdeu e voltou precisa de 6 contribuições depois da volta (art. 27-A): confira.`;
/** Art. 24, sole paragraph (4 of 12) until 06/01/2017, but for 07/07 to 04/11/2016; art. 27-A since, which changed in 2017 and twice in 2019. */
const SUPPOSED_UNTIL_2019 = `${INSURED} Quem a perdeu e voltou precisava, depois da volta, das contribuições que a lei do dia pedia: um terço das 12 pelo art. 24, parágrafo único, revogado em 2017; metade ou todas pelo art. 27-A e pelas medidas provisórias de 2016, 2017 e 2019. Confira.`;
const WITHOUT_CARENCIA =
  'A carência também não é pedida depois de acidente de qualquer natureza, nem nas doenças da lista (Lei 8.213/1991, art. 26, II; art. 151): aqui só a causa no trabalho a dispensa; confira a causa.';
const SEGURADO_ESPECIAL =
  'O segurado especial que não contribui a tem com 12 meses de trabalho rural, imediatamente antes do pedido, no valor de um salário mínimo, por regra própria (Lei 8.213/1991, art. 26, III; art. 39, I).';
const ASSISTANCE =
  'Quem precisa da assistência permanente de outra pessoa recebe mais 25%, também acima do teto; o acréscimo não está neste valor e não passa à pensão (Lei 8.213/1991, art. 45).';

export const incapacityOfRgps: Norm = {
  id: 'lei-8213-1991-incapacidade',
  title: 'Incapacidade permanente no RGPS – Lei 8.213/1991, art. 42, e EC 103/2019, art. 26',
  rules: [
    {
      ...common,
      id: 'rgps-incapacidade-permanente',
      modality: 'Aposentadoria por incapacidade permanente (INSS)',
      description:
        'Incapacidade permanente desde 14/11/2019: 60% da média de todas as contribuições e mais 2% por ano acima de 20 (homem) ou 15 (mulher); 100% se veio de acidente de trabalho, doença profissional ou do trabalho.',
      ruleLaw: 'Lei 8.213/1991, art. 42; EC 103/2019, art. 26, §§ 2º, III, 3º, II, e 5º; Decreto 3.048/1999, art. 44',
      ruleYear: 2019,
      window: { from: '2019-11-14', to: null },
      benefitCalculusMethod: 'RGPS_INCAPACITY',
      totalisable: 'whereCovered',
      observations: [SUPPOSED, WITHOUT_CARENCIA, SEGURADO_ESPECIAL, ASSISTANCE],
      source:
        'Lei 8.213/1991, art. 25, I; art. 26, II e III; art. 39, I; art. 42; art. 151; EC 103/2019, art. 26, §§ 2º, III, 3º, II, e 5º; Decreto 3.048/1999, art. 44',
    },
    {
      ...common,
      id: 'rgps-incapacidade-permanente-ate-2019',
      modality: 'Aposentadoria por incapacidade permanente até 13/11/2019 (INSS, direito adquirido)',
      description:
        'Incapacidade permanente de 29/11/1999 a 13/11/2019: 100% da média das 80% maiores contribuições, sem fator, em qualquer causa.',
      ruleLaw: 'Lei 8.213/1991, arts. 29, II, 42 e 44; EC 103/2019, art. 3º',
      ruleYear: 1999,
      window: { from: '1999-11-29', to: '2019-11-13' },
      benefitCalculusMethod: 'RGPS_INCAPACITY_UNTIL_2019',
      observations: [
        SUPPOSED_UNTIL_2019,
        WITHOUT_CARENCIA,
        SEGURADO_ESPECIAL,
        'Se era auxílio e só virou aposentadoria depois de 13/11/2019, o INSS aplica a EC 103/2019: esse valor é o outro cálculo; pelo dia da incapacidade a lei é a anterior (EC 103/2019, art. 3º), e a discussão está nos tribunais.',
        ASSISTANCE,
      ],
      source:
        'Lei 8.213/1991, art. 25, I; art. 26, II e III; art. 29, II; art. 39, I; art. 42; art. 44; art. 151; Lei 9.876/1999, art. 3º, caput; EC 103/2019, art. 3º, caput e § 2º; Decreto 3.048/1999, art. 188-E, II',
    },
    {
      ...common,
      id: 'rgps-incapacidade-segurado-especial',
      modality: 'Aposentadoria por incapacidade permanente do segurado especial (INSS)',
      description:
        'Incapacidade permanente do segurado especial que não contribui, com 12 meses de trabalho rural até o dia dela, ou qualquer tempo se veio do trabalho: um salário mínimo.',
      ruleLaw: 'Lei 8.213/1991, art. 39, I; art. 42; Decreto 3.048/1999, art. 39, § 2º, I',
      ruleYear: 1991,
      window: { from: '1999-11-29', to: null },
      requirements: [
        inArticle('Lei 8.213/1991, art. 42, caput', { kind: 'disablement' }),
        inArticle('Lei 8.213/1991, art. 25, I; art. 26, II; art. 39, I', {
          kind: 'remunerations',
          months: 12,
          of: 'rural',
          art142: false,
          notWhenByWork: true,
        }),
        inArticle('Lei 8.213/1991, art. 39, I', { kind: 'ruralActivity' }),
      ],
      benefitCalculusMethod: 'RGPS_INCAPACITY_SEGURADO_ESPECIAL',
      observations: [
        'É do segurado especial, que prova o trabalho rural e não contribuições (Lei 8.213/1991, art. 26, III; art. 39, I): o empregado e o contribuinte individual rurais usam a regra comum. Confira a categoria.',
        'Reconhecida em perícia como permanente desde o dia informado (Lei 8.213/1991, arts. 42 e 43).',
        WITHOUT_CARENCIA,
        ASSISTANCE,
      ],
      source:
        'Lei 8.213/1991, art. 25, I; art. 26, II e III; art. 39, I; art. 42; art. 151; Decreto 3.048/1999, art. 39, § 2º, I',
    },
  ],
};
