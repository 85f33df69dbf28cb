/** Compulsory retirement between EC 20/1998 and the reform of the entity: 70 years, 75 since LC 152/2015. */
import { inArticle } from '../../rule/figures.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import { FOREIGN_SERVICE, FRACTION_NOT_READ, minimumAge, servant } from './pieces.ts';

const compulsory = { ...servant, place: EVERY_ENTITY } as const;

export const lc152: Norm = {
  id: 'lc-152-2015',
  title: 'Compulsória: EC 20/1998, EC 88/2015 e LC 152/2015',
  rules: [
    {
      ...compulsory,
      id: 'compulsoria-70-1998-2015',
      modality: 'Compulsória aos 70 anos – proporcional (até 03/12/2015)',
      description:
        'Aposentadoria compulsória aos 70 anos para quem atingiu essa idade entre 16/12/1998 e 03/12/2015, com proventos proporcionais ao tempo de contribuição.',
      ruleLaw: 'CF/88, art. 40, § 1º, II (redação da EC 20/1998)',
      ruleYear: 1998,
      kind: 'compulsory',
      // Who turned 70 on 16/12/1998 itself falls under the 1988 text.
      window: { from: '1998-12-17', to: '2015-12-03' },
      requirements: [inArticle('CF/88, art. 40, § 1º, II (redação da EC 20/1998)', minimumAge(70))],
      benefitCalculusMethod: 'COMPULSORIA_PRE_REFORMA',
      parity: 'Somente para quem completou 70 anos até 31/12/2003 (EC 41/2003, arts. 3º e 7º).',
      abono: false,
      observations: [
        'Até 19/02/2004 a proporção era sobre a última remuneração; desde 20/02/2004 (MP 167/2004; confira esse dia), sobre a média.',
        'Quem completou 70 anos até 31/12/2003 tem paridade.',
        'Ministros do STF, dos Tribunais Superiores e do TCU: 75 anos já desde 08/05/2015 (ADCT, art. 100).',
        'Policial: até 03/12/2015 a compulsória era aos 65 anos (LC 51/1985, art. 1º, revogado nessa parte pela LC 152/2015, art. 3º), em regra própria quando um registro de polícia alcança esse dia.',
      ],
      source:
        'CF/88, art. 40, § 1º, II, §§ 3º e 8º (redação da EC 20/1998); art. 40, §§ 3º e 17 (redação da EC 41/2003); EC 41/2003, art. 3º; art. 7º; EC 88/2015, art. 2º; LC 152/2015, art. 3º; art. 4º; Lei 10.887/2004, art. 1º',
      confirmed: false,
      missing: FRACTION_NOT_READ,
    },
    {
      ...compulsory,
      id: 'compulsoria-75-media-80',
      modality: 'Compulsória aos 75 anos – proporcional pela média (regra anterior à EC 103/2019)',
      description:
        'Aposentadoria compulsória aos 75 anos, com a média das 80% maiores proporcional ao tempo de contribuição. Vale para quem fez 75 até a reforma do ente (na União, até 13/11/2019); sem reforma, continua em vigor.',
      ruleLaw: 'CF/88, art. 40, § 1º, II (redação da EC 88/2015); LC 152/2015, art. 2º; Lei 10.887/2004, art. 1º',
      ruleYear: 2015,
      kind: 'compulsory',
      window: { from: '2015-12-04', to: 'reform' },
      requirements: [inArticle('LC 152/2015, art. 2º', minimumAge(75))],
      benefitCalculusMethod: 'COMPULSORIA_PRE_REFORMA',
      parity: false,
      abono: false,
      observations: [
        'Não exige tempo mínimo de serviço público, carreira ou cargo.',
        'Com 35/30 anos de contribuição a fração chega a 1 e o provento é integral pela média.',
        'Sem paridade e sem abono: o abono termina na idade compulsória.',
        FOREIGN_SERVICE,
      ],
      source:
        'CF/88, art. 40, § 1º, II (redação da EC 88/2015); LC 152/2015, art. 2º; art. 4º; Lei 10.887/2004, art. 1º; EC 103/2019, art. 3º',
      confirmed: false,
      missing: FRACTION_NOT_READ,
    },
  ],
};
