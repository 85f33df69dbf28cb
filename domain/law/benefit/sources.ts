/** The articles that each way to a value stands on, quoted as the rules quote theirs. */
import type { BenefitMethod } from '../rule/methods.ts';

const AVERAGE_80 = 'Lei 8.213/1991, art. 29; Lei 9.876/1999, art. 3º';
/** Art. 32 of the decree is of 2020, of all bases: the rights of before have art. 188-E. */
const FACTOR = `${AVERAGE_80}; Decreto 3.048/1999, art. 188-E`;
const AVERAGE_100 = 'EC 103/2019, art. 26; Decreto 3.048/1999, art. 32; Lei 8.213/1991, art. 135-A';
const LIMITED_80 = 'Lei 10.887/2004, art. 1º';
/** 36 salaries of 48 months, divided by 24 at least: the wording of before Lei 9.876/1999. */
const LAST_36 = 'Lei 8.213/1991, art. 29 (redação original)';
/** Art. 70-J since the reform, art. 188-E until it. */
const DISABILITY = 'Decreto 3.048/1999, art. 70-J; art. 188-E; Lei 8.213/1991, art. 29; EC 103/2019, art. 22';

export const BENEFIT_SOURCES: Readonly<Record<BenefitMethod, string>> = {
  RGPS_AVG80_FACTOR: FACTOR,
  RGPS_AVG80_FACTOR_TEACHER: FACTOR,
  RGPS_AVG80_FACTOR_IF_ABOVE_1: `${FACTOR}; Lei 8.213/1991, art. 29-C`,
  RGPS_AVG80_FACTOR_TEACHER_IF_ABOVE_1: `${FACTOR}; Lei 8.213/1991, art. 29-C`,
  RGPS_AVG80_PROPORTIONAL_70_5_FACTOR: `${FACTOR}; EC 20/1998, art. 9º, § 1º, II`,
  RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL: `${FACTOR}; Lei 8.213/1991, art. 50; Lei 9.876/1999, art. 7º`,
  RGPS_AVG80_AGE_70_1: `${AVERAGE_80}; Lei 8.213/1991, art. 48, § 4º; art. 50`,
  RGPS_AVG80_FULL: `${AVERAGE_80}; Lei 8.213/1991, art. 57, § 1º`,
  RGPS_AVG100_60_2: AVERAGE_100,
  RGPS_AVG100_60_2_BASE15: AVERAGE_100,
  RGPS_AVG100_FACTOR: `${AVERAGE_100}; EC 103/2019, art. 17, parágrafo único; Decreto 3.048/1999, art. 188-K`,
  RGPS_AVG100_FULL: AVERAGE_100,
  RGPS_PCD_TIME_100: `LC 142/2013, art. 8º, I; art. 9º, I; ${DISABILITY}`,
  RGPS_PCD_AGE_70_1: `LC 142/2013, art. 8º, II; art. 9º, I; ${DISABILITY}`,
  RGPS_AVG36_70_6: `${LAST_36}; Decreto 3.048/1999, art. 187, § 1º; Lei 8.213/1991, art. 53`,
  RGPS_AVG36_FULL: `${LAST_36}; Lei 9.876/1999, art. 6º; Lei 8.213/1991, art. 53`,
  RGPS_AVG36_FULL_TEACHER: `${LAST_36}; Lei 9.876/1999, art. 6º; Decreto 3.048/1999, art. 187, § 1º; Lei 8.213/1991, art. 56`,
  RGPS_AVG36_FULL_SPECIAL: `${LAST_36}; Lei 9.876/1999, art. 6º; Lei 8.213/1991, art. 57, § 1º`,
  RGPS_AVG36_AGE_70_1: `${LAST_36}; Lei 9.876/1999, art. 6º; Lei 8.213/1991, art. 50`,
  RGPS_AVG36_70_5: `${LAST_36}; Decreto 3.048/1999, art. 188, §§ 2º e 4º; EC 20/1998, art. 9º, § 1º, II`,
  RGPS_RURAL: `${FACTOR}; Lei 9.876/1999, art. 7º; Lei 8.213/1991, art. 39, I e II; art. 50; Decreto 3.048/1999, art. 32; art. 56; EC 103/2019, art. 26`,
  RGPS_INCAPACITY: 'EC 103/2019, art. 26; Decreto 3.048/1999, art. 32; Lei 8.213/1991, art. 135-A',
  RGPS_INCAPACITY_UNTIL_2019: `${AVERAGE_80}; Lei 8.213/1991, art. 44`,
  RGPS_INCAPACITY_SEGURADO_ESPECIAL: 'Lei 8.213/1991, art. 39, I; Decreto 3.048/1999, art. 39, § 2º, I',
  RGPS_TEMPORARY_INCAPACITY: 'EC 103/2019, art. 26; Lei 8.213/1991, art. 29, § 10; art. 61',
  INTEGRALIDADE_ULTIMA_REMUNERACAO: 'EC 41/2003, art. 6º; EC 103/2019, art. 4º, §§ 6º, I, e 8º',
  PROPORCIONAL_ULTIMA_REMUNERACAO:
    'CF/88, art. 40, III, c (redação original); Lei 8.112/1990, art. 191; Portaria MTP 1.467/2022, anexo II',
  PROPORCIONAL_70_MAIS_5: 'EC 20/1998, art. 8º, § 1º, II',
  MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO: LIMITED_80,
  MEDIA_100_LIMITADA_ULTIMA_REMUNERACAO: 'EC 103/2019, art. 26; CF, art. 40, § 2º',
  MEDIA_80_PROPORCIONAL: `${LIMITED_80}; CF/88, art. 40, § 1º, III, b (redação da EC 20/1998); Portaria MTP 1.467/2022, anexo II`,
  MEDIA_80_REDUTOR_EC41: `${LIMITED_80}; EC 41/2003, art. 2º, § 1º`,
  MEDIA_100_60_MAIS_2: 'EC 103/2019, art. 26',
  MEDIA_100_INTEGRAL: 'EC 103/2019, art. 26',
  COMPULSORIA_PRE_REFORMA: `${LIMITED_80}; CF/88, art. 40, § 1º, II (redação da EC 88/2015); Portaria MTP 1.467/2022, anexo II`,
  COMPULSORIA_UNIAO_TC20: 'EC 103/2019, art. 26, §§ 2º e 4º',
  INVALIDEZ_EC70:
    'EC 41/2003, art. 6º-A; EC 70/2012, art. 1º; CF/88, art. 40, § 1º, I (redação da EC 41/2003); Portaria MTP 1.467/2022, anexo II',
  INVALIDEZ_MEDIA_80: `${LIMITED_80}; CF/88, art. 40, § 1º, I (redação da EC 41/2003); Portaria MTP 1.467/2022, anexo II`,
  INCAPACIDADE_UNIAO: 'EC 103/2019, art. 26, §§ 2º, II, e 3º, II',
  LC142_TEMPO_100_DA_MEDIA: 'LC 142/2013, art. 8º, I; EC 103/2019, art. 22; Portaria MTP 1.467/2022, anexo V',
  LC142_IDADE_70_MAIS_1: 'LC 142/2013, art. 8º, II; EC 103/2019, art. 22; Portaria MTP 1.467/2022, anexo V',
};
