/** LC 51/1985: police officers without minimum age, until the reform of the entity (EC 103/2019, art. 5, § 2). */
import { byGender, inArticle } from '../../rule/figures.ts';
import type { Figure, Requirement } from '../../rule/requirement.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import {
  ABONO_OF_THE_COURT,
  FRACTION_NOT_READ,
  minimumAge,
  OPTEE_WITHIN_CEILING,
  servant,
  TIMES_OF_LC_51,
} from './pieces.ts';

/** LC 144/2014 gave women 25 and 15 years from the day of its publication on. */
const LC_144_IN_FORCE = '2014-05-16';

const contributionOfPolice: Requirement = {
  kind: 'contribution',
  years: byGender<Figure>(30, [
    { from: '1985-12-23', value: 30 },
    { from: LC_144_IN_FORCE, value: 25 },
  ]),
};

const timeInPolicePost: Requirement = {
  kind: 'police',
  years: byGender<Figure>(20, [
    { from: '1985-12-23', value: 20 },
    { from: LC_144_IN_FORCE, value: 15 },
  ]),
};

/** Item II, a is of the man and b of the woman, who until 15/05/2014 retired by the times of a man. */
const TIMES = `${TIMES_OF_LC_51}; art. 1º, I (redação original)`;

/** "Com proventos integrais", in both wordings. */
export const WHOLE_PAY_OF_LC_51 = 'LC 51/1985, art. 1º, II; art. 1º, I (redação original)';

/** Item II of the first wording; LC 144 made it item I, which LC 152 revoked. */
const COMPULSORY_OF_POLICE = 'LC 51/1985, art. 1º, II (redação original); LC 144/2014, art. 2º';

const untilReform = { ...servant, place: EVERY_ENTITY } as const;

export const lc51: Norm = {
  id: 'lc-51-1985',
  title: 'Lei Complementar 51/1985',
  rules: [
    {
      ...untilReform,
      id: 'lc51-policial-voluntaria',
      modality: 'Voluntária especial do policial – LC 51/1985',
      description:
        '30 anos de contribuição com 20 de cargo estritamente policial (homem) ou 25 com 15 (mulher, desde 16/05/2014), sem idade mínima, com proventos integrais.',
      ruleLaw: 'LC 51/1985, art. 1º, II; art. 1º, I (redação original), até 15/05/2014; EC 103/2019, art. 5º, § 2º',
      ruleYear: 2014,
      kind: 'police',
      window: { from: '1985-12-23', to: 'reform' },
      requirements: [inArticle(TIMES, contributionOfPolice), inArticle(TIMES, timeInPolicePost)],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: `${WHOLE_PAY_OF_LC_51}; STF, Tema 1019` },
      parity: 'Depende de lei complementar do ente (STF, Temas 1019 e 1307).',
      abono: true,
      observations: [
        'Integralidade assegurada pelo STF (Tema 1019). A paridade depende de lei complementar do ente (Temas 1019 e 1307); na União é reconhecida administrativamente para ingresso até 13/11/2019.',
        OPTEE_WITHIN_CEILING,
        ABONO_OF_THE_COURT,
        'Sem idade mínima: na União só como direito adquirido até 13/11/2019; no Estado sem reforma continua aberta.',
        'Até 03/12/2015 a compulsória do policial era aos 65 anos (LC 51/1985, art. 1º, revogado nessa parte pela LC 152/2015, art. 3º): aparece em regra própria quando um registro de polícia alcança o dia em que ele os fez. Sem registros, confira o direito que só se completa depois dele.',
      ],
      source:
        'LC 51/1985, art. 1º, I (redação original); art. 1º, II; LC 144/2014, art. 2º; LC 152/2015, art. 3º; EC 103/2019, art. 3º, caput; art. 5º, § 2º',
    },
    {
      ...untilReform,
      id: 'lc51-policial-compulsoria-65',
      modality: 'Compulsória do policial aos 65 anos – proporcional (até 03/12/2015)',
      description:
        'Aposentadoria compulsória de quem estava em cargo policial no dia em que fez 65 anos, até 03/12/2015, com proventos proporcionais ao tempo.',
      ruleLaw: 'LC 51/1985, art. 1º, II (redação original); LC 144/2014, art. 2º; LC 152/2015, art. 3º',
      ruleYear: 1985,
      kind: 'compulsory',
      window: { from: '1985-12-23', to: '2015-12-03' },
      onlyWhereItAdds: true,
      requirements: [
        inArticle(COMPULSORY_OF_POLICE, minimumAge(65)),
        { kind: 'policePost', article: COMPULSORY_OF_POLICE },
      ],
      benefitCalculusMethod: 'COMPULSORIA_PRE_REFORMA',
      parity: 'Somente para quem completou 65 anos até 31/12/2003 (EC 41/2003, arts. 3º e 7º).',
      abono: false,
      observations: [
        'A idade é a mesma qualquer que seja a natureza dos serviços prestados (LC 51/1985, art. 1º, II, na redação original; inciso I de 16/05/2014 a 03/12/2015). Quem fez 65 anos desde 04/12/2015 sai aos 75 (LC 152/2015, arts. 2º e 3º).',
        'O artigo fala do policial: se o registro marcado como polícia é de militar ou de agente penitenciário ou socioeducativo, que a EC 103/2019, art. 5º, § 1º, manda contar como tal, confira se esta idade o alcançava.',
        'A CF, art. 40, põe a compulsória aos 70 anos sem ressalvar o policial: a quem fez 65 antes de 16/05/2014, dia da LC 144/2014, confira se o órgão aplicou esta.',
        'Até 19/02/2004 a proporção era sobre a última remuneração; desde 20/02/2004 (MP 167/2004; confira esse dia), sobre a média.',
        'A fração é a de todo servidor, sobre 35 anos do homem e 30 da mulher: confira se o órgão toma os anos da LC 51/1985.',
      ],
      source:
        'LC 51/1985, art. 1º, II (redação original); LC 144/2014, art. 2º; LC 152/2015, art. 2º; art. 3º; CF/88, art. 40, §§ 3º e 8º (redação da EC 20/1998); art. 40, §§ 3º e 17 (redação da EC 41/2003); EC 41/2003, art. 3º; art. 7º; Lei 10.887/2004, art. 1º',
      confirmed: false,
      missing: FRACTION_NOT_READ,
    },
  ],
};
