import type { calculationFields, SpanName } from '../api/calculations.ts';
import type { workRecordFields } from '../api/work-records.ts';

type Labels<Fields> = Readonly<Record<keyof Fields, string>>;

/** The labels of the forms: one source for the screens, the history and what is exported. */

export const spanLabels: Labels<Record<SpanName, unknown>> = {
  contributionTime: 'Tempo de contribuição',
  publicServiceTime: 'Tempo de serviço público',
  carreerTime: 'Tempo de carreira',
  positionTime: 'Tempo no cargo',
  teachingTime: 'Tempo de magistério',
  specialTime: 'Tempo especial',
  policeTime: 'Tempo de polícia',
  disabledTime: 'Tempo com deficiência grave',
  disabledModerateTime: 'Tempo com deficiência moderada',
  disabledLowTime: 'Tempo com deficiência leve',
};

export const calculationLabels = {
  name: 'Nome do cálculo',
  regimeType: 'Tipo de regime',
  regimeId: 'Regime',
  state: 'UF',
  calculationDate: 'Dt. Para Atualização',
  registrationDate: 'Dt. Filiação ao RGPS',
  retiredSince: 'Recebe aposentadoria do INSS desde',
  publicServiceIngressDate: 'Dt. Ingresso no serviço público',
  countingMethod: 'Contagem do tempo',
  optedForRPC: 'Optou pela previdência complementar',
  rpcOptedOn: 'Dia da opção pela previdência complementar',
  specialBenefit: 'Benefício especial no dia da opção',
  specialBenefitAverage: 'Média das remunerações até a opção',
  specialBenefitContributions: 'Contribuições até a opção, com as do 13º',
  specialBenefitYears: 'Anos de contribuição da carreira inteira',
  workAfter: 'Trabalho depois da aposentadoria (INSS)',
  ...spanLabels,
} as const satisfies Labels<typeof calculationFields>;

export const workRecordLabels = {
  companyName: 'Empresa ou órgão',
  regimeType: 'Regime',
  state: 'UF',
  city: 'Cidade',
  ingressDate: 'Data de início',
  egressDate: 'Data de término',
  isPublicService: 'Serviço público',
  isTeaching: 'Magistério',
  isCurrentCareer: 'Carreira',
  isCurrentPosition: 'Cargo',
  isSpecialTime: 'Especial',
  isPoliceTime: 'Polícia',
  isDisabled: 'Pessoa com deficiência',
  disabledLevel: 'Grau da deficiência',
  isQualifyingPeriod: 'Conta para carência',
  expiredVacations: 'Férias vencidas (dias)',
  expiredPremiumLicenses: 'Licenças-prêmio não gozadas (dias)',
  hasExpiredPremiumLicenses: 'Tem licença-prêmio não gozada',
  deduction1: 'Até 16/12/1998 (dias)',
  deduction2: 'De 17/12/1998 a 13/11/2019 (dias)',
  deduction3: 'Desde 14/11/2019 (dias)',
  addition: 'Licença-prêmio não gozada (dias)',
  specialTimeBase: 'Aposentadoria especial de',
  isRural: 'Atividade rural',
  contributionPlan: 'Plano de contribuição',
  country: 'País da previdência',
  lateMonths: 'Em atraso, fora da carência',
  salaries: 'Remunerações',
} as const satisfies Labels<typeof workRecordFields>;

/** The words of what is chosen from a list. */
export const choiceWords = {
  countingMethod: { days365: 'Em dias (mês de 30, ano de 365)', calendar: 'Pelo calendário' },
  workAfter: { goesOn: 'Continua depois de se aposentar', ends: 'Termina com a aposentadoria' },
  disabledLevel: { low: 'Leve', medium: 'Moderada', high: 'Grave' },
  contributionPlan: { normal: 'Normal', simplified: 'Simplificado (5% ou 11%)' },
  status: { client: 'Cliente', consultation: 'Consulta' },
} as const;

export const yesOrNo = (value: boolean): string => (value ? 'Sim' : 'Não');
