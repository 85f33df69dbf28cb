import { formatDate } from './format.ts';

/** What the fields of a calculation and of a work record are called in the history. */
export const fieldNames: Readonly<Record<string, string>> = {
  name: 'Nome',
  state: 'UF',
  regimeType: 'Tipo de regime',
  regimeId: 'Regime',
  calculationDate: 'Dt. Para Atualização',
  registrationDate: 'Data de filiação ao RGPS',
  publicServiceIngressDate: 'Data de ingresso no serviço público',
  countingMethod: 'Contagem do tempo',
  optedForRPC: 'Optou pela previdência complementar',
  publicServiceTime: 'Tempo de serviço público',
  teachingTime: 'Tempo de magistério',
  carreerTime: 'Tempo de carreira',
  positionTime: 'Tempo no cargo',
  contributionTime: 'Tempo de contribuição',
  specialTime: 'Tempo especial',
  policeTime: 'Tempo de polícia',
  disabledTime: 'Tempo com deficiência grave',
  disabledLowTime: 'Tempo com deficiência leve',
  disabledModerateTime: 'Tempo com deficiência moderada',
  companyName: 'Empresa',
  city: 'Cidade',
  ingressDate: 'Data de início',
  egressDate: 'Data de término',
  isPublicService: 'Serviço público',
  isTeaching: 'Magistério',
  isCurrentCareer: 'Carreira atual',
  isCurrentPosition: 'Cargo atual',
  isSpecialTime: 'Tempo especial',
  isPoliceTime: 'Tempo de polícia',
  isDisabled: 'Pessoa com deficiência',
  disabledLevel: 'Grau da deficiência',
  isQualifyingPeriod: 'Conta para carência',
  expiredVacations: 'Férias vencidas',
  expiredPremiumLicenses: 'Licenças-prêmio não gozadas',
  hasExpiredPremiumLicenses: 'Tem licenças-prêmio não gozadas',
  deduction1: 'Dedução 1',
  deduction2: 'Dedução 2',
  deduction3: 'Dedução 3',
  addition: 'Adição',
  specialTimeBase: 'Anos exigidos da atividade especial',
  isRural: 'Tempo rural',
  contributionPlan: 'Plano de contribuição',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const records = (count: number): string => counted(count, 'registro de tempo', 'registros de tempo');

/** One sentence for each kind of change to a calculation. */
export const historySentences = {
  created: 'Cálculo criado',
  copied: (count: number) =>
    count === 0 ? 'Cálculo duplicado de outro' : `Cálculo duplicado de outro, com ${records(count)}`,
  edited: (fields: readonly string[]) =>
    `Dados do cálculo alterados: ${fields.map((field) => fieldNames[field] ?? field).join(', ')}`,
  deleted: 'Cálculo removido',
  recordAdded: (company: string) => `Registro de tempo inserido: ${company}`,
  recordsAdded: (count: number) => `${records(count)} ${count === 1 ? 'inserido' : 'inseridos'}`,
  cnisImported: (count: number) =>
    count === 0 ? 'CNIS importado em registros de tempo que já existiam' : `CNIS importado com ${records(count)}`,
  recordEdited: (company: string, fields: readonly string[]) =>
    fields.length === 0
      ? `Registro de tempo reconhecido no extrato do CNIS: ${company}`
      : `Registro de tempo alterado: ${company} (${fields.map((field) => fieldNames[field] ?? field).join(', ')})`,
  regimeChanged: (company: string, regimeType: string) => `Regime alterado para ${regimeType}: ${company}`,
  remunerationsChanged: (company: string, count: number) =>
    `${counted(count, 'remuneração alterada', 'remunerações alteradas')}: ${company}`,
  recordRemoved: (company: string) => `Registro de tempo removido: ${company}`,
  recordDivided: (company: string, firstEgressDate: string | null) =>
    `Vínculo dividido${firstEgressDate === null ? '' : ` em ${formatDate(firstEgressDate)}`}: ${company}`,
  deductionsReset: 'Deduções zeradas nas duas partes do vínculo dividido',
  /** After the customer was forgotten nobody knows of which company it was. */
  unknownCompany: 'dados apagados',
} as const;
