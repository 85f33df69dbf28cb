import type { BenefitMethod } from '../rule/methods.ts';
import { percentText } from './text.ts';

/** What each method is called on the log. */
export const METHOD_NAMES: Readonly<Record<BenefitMethod, string>> = {
  RGPS_AVG80_FACTOR: 'Média das 80% maiores × fator previdenciário',
  RGPS_AVG80_FACTOR_TEACHER: 'Média das 80% maiores × fator previdenciário do professor',
  RGPS_AVG80_FACTOR_IF_ABOVE_1: 'Média das 80% maiores, fator previdenciário só se maior que 1',
  RGPS_AVG80_FACTOR_TEACHER_IF_ABOVE_1: 'Média das 80% maiores, fator previdenciário do professor só se maior que 1',
  RGPS_AVG80_PROPORTIONAL_70_5_FACTOR: 'Média das 80% maiores × fator previdenciário × (70% + 5% por ano)',
  RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL: 'Média das 80% maiores × (70% + 1% por 12 contribuições)',
  RGPS_AVG80_AGE_70_1: 'Média das 80% maiores × (70% + 1% por 12 contribuições), sem fator',
  RGPS_AVG80_FULL: '100% da média das 80% maiores',
  RGPS_AVG100_60_2: 'Média de todas as contribuições × (60% + 2% por ano)',
  RGPS_AVG100_60_2_BASE15: 'Média de todas as contribuições × (60% + 2% por ano além de 15)',
  RGPS_AVG100_FACTOR: 'Média de todas as contribuições × fator previdenciário',
  RGPS_AVG100_FULL: '100% da média de todas as contribuições',
  RGPS_PCD_TIME_100: '100% da média (pessoa com deficiência)',
  RGPS_PCD_AGE_70_1: 'Média × (70% + 1% por 12 contribuições) (pessoa com deficiência)',
  RGPS_AVG36_70_6: 'Média dos 36 últimos salários × (70% + 6% por ano)',
  RGPS_AVG36_FULL: '100% da média dos 36 últimos salários',
  RGPS_AVG36_FULL_TEACHER: '100% da média dos 36 últimos salários (professor)',
  RGPS_AVG36_FULL_SPECIAL: '100% da média dos 36 últimos salários (especial)',
  RGPS_AVG36_AGE_70_1: 'Média dos 36 últimos salários × (70% + 1% por 12 contribuições)',
  RGPS_AVG36_70_5: 'Média dos 36 últimos salários × (70% + 5% por ano)',
  RGPS_RURAL: 'Aposentadoria rural',
  RGPS_INCAPACITY: 'Incapacidade permanente: média de todas as contribuições',
  RGPS_INCAPACITY_UNTIL_2019: 'Incapacidade permanente: 100% da média das 80% maiores',
  RGPS_INCAPACITY_SEGURADO_ESPECIAL: 'Incapacidade permanente do segurado especial: um salário mínimo',
  RGPS_TEMPORARY_INCAPACITY: 'Incapacidade temporária: 91% da média, até a média dos 12 últimos',
  INTEGRALIDADE_ULTIMA_REMUNERACAO: 'Integralidade: última remuneração do cargo',
  PROPORCIONAL_ULTIMA_REMUNERACAO: 'Última remuneração proporcional ao tempo',
  PROPORCIONAL_70_MAIS_5: 'Última remuneração × (70% + 5% por ano)',
  MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO: 'Média das 80% maiores, limitada à última remuneração',
  MEDIA_100_LIMITADA_ULTIMA_REMUNERACAO: '100% da média de todas as contribuições, limitada à última remuneração',
  MEDIA_80_PROPORCIONAL: 'Média das 80% maiores, limitada e proporcional ao tempo',
  MEDIA_80_REDUTOR_EC41: 'Média das 80% maiores, limitada, com redutor por ano antecipado',
  MEDIA_100_60_MAIS_2: 'Média de todas as contribuições × (60% + 2% por ano)',
  MEDIA_100_INTEGRAL: '100% da média de todas as contribuições',
  COMPULSORIA_PRE_REFORMA: 'Compulsória: base limitada e proporcional ao tempo',
  COMPULSORIA_UNIAO_TC20: 'Compulsória: tempo ÷ 20 × média × (60% + 2% por ano)',
  INVALIDEZ_EC70: 'Invalidez: última remuneração (EC 70/2012)',
  INVALIDEZ_MEDIA_80: 'Invalidez: média das 80% maiores',
  INCAPACIDADE_UNIAO: 'Incapacidade permanente: média de todas as contribuições',
  LC142_TEMPO_100_DA_MEDIA: '100% da média (pessoa com deficiência)',
  LC142_IDADE_70_MAIS_1: 'Média × (70% + 1% por 12 contribuições) (pessoa com deficiência)',
};

const ALL_MONTHS = 'de todas as contribuições';

/** The method's name, with the share of the months (percent) where the place averages the best ones only. */
export const methodName = (method: BenefitMethod, bestShare = 100): string => {
  const own = METHOD_NAMES[method];
  if (bestShare === 100) return own;
  const best = `das ${percentText(bestShare)} maiores contribuições`;
  return own.includes(ALL_MONTHS) ? own.replace(ALL_MONTHS, best) : `${own} (média ${best})`;
};
