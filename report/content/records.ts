import type { RegimeType } from '../../domain/api/common.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { formatCount, formatDate } from '../../domain/words/format.ts';
import { reportWords } from '../../domain/words/report.ts';
import { type Block, figure, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';

const flagWords = (record: WorkRecord): string =>
  [
    record.isPublicService ? 'Serviço público' : null,
    record.isCurrentCareer ? 'Carreira' : null,
    record.isCurrentPosition ? 'Cargo' : null,
    record.isTeaching ? 'Magistério' : null,
    record.isSpecialTime ? `Especial (${record.specialTimeBase} anos)` : null,
    record.isPoliceTime ? 'Polícia' : null,
    record.isDisabled ? 'Deficiência' : null,
    record.isRural ? 'Rural' : null,
    record.concomitantWith.length > 0 ? 'Concomitante' : null,
  ]
    .filter((word) => word !== null)
    .join(', ');

export const periodOf = ({ ingressDate, egressDate }: WorkRecord): string =>
  `${formatDate(ingressDate)} a ${egressDate === null ? 'hoje' : formatDate(egressDate)}`;

const adjustments = (record: WorkRecord): string =>
  [
    record.deduction1 + record.deduction2 + record.deduction3 > 0
      ? `Deduções: ${record.deduction1 + record.deduction2 + record.deduction3} dias`
      : null,
    record.addition > 0 ? `Licença-prêmio não gozada: ${record.addition} dias` : null,
  ]
    .filter((word) => word !== null)
    .join('; ');

/** III. The employment periods whose time is used in the count of one regime. */
export const consideredRecords = ({ workRecords }: ReportData, regimeType: RegimeType): Block[] => {
  const records = workRecords.filter((record) => record.regimeType === regimeType);
  if (records.length === 0) return [{ kind: 'paragraph', text: reportWords.noRecords }];
  return [
    {
      kind: 'table',
      caption: null,
      head: [text('Vínculo'), text('Período'), text('Características'), figure('Dias líquidos')],
      rows: records.map((record) =>
        row(
          text(record.companyName),
          text(periodOf(record)),
          text([flagWords(record), adjustments(record)].filter((part) => part !== '').join('. ')),
          figure(formatCount(record.days)),
        ),
      ),
    },
  ];
};

/** Time of the INSS that is used in the servant's regime has to be certified by the INSS first. */
export const certificates = ({ workRecords }: ReportData): Block[] => {
  const certified = workRecords.filter((record) => record.regimeType === 'RPPS' && !record.isPublicService);
  if (certified.length === 0) {
    return [{ kind: 'paragraph', text: 'Não há períodos de outro regime a certificar.' }];
  }
  return [
    {
      kind: 'paragraph',
      text: 'Os períodos abaixo contam no regime próprio sem serem de serviço público. O tempo do INSS depende de Certidão de Tempo de Contribuição averbada no órgão (Constituição Federal, art. 201, § 9º).',
    },
    {
      kind: 'table',
      caption: null,
      head: [text('Vínculo'), text('Período'), figure('Dias líquidos')],
      rows: certified.map((record) =>
        row(text(record.companyName), text(periodOf(record)), figure(formatCount(record.days))),
      ),
    },
  ];
};

/** Unused vacations and premium leave, as the work records state them. */
export const premiumLeave = ({ workRecords }: ReportData): Block[] => {
  const records = workRecords.filter(
    (record) =>
      record.expiredVacations > 0 ||
      record.expiredPremiumLicenses > 0 ||
      record.hasExpiredPremiumLicenses ||
      record.addition > 0,
  );
  if (records.length === 0) {
    return [{ kind: 'paragraph', text: 'Não há férias vencidas nem licenças-prêmio não gozadas registradas.' }];
  }
  return [
    {
      kind: 'table',
      caption: null,
      head: [
        text('Vínculo'),
        figure('Férias vencidas (dias)'),
        figure('Licenças-prêmio não gozadas (dias)'),
        figure('Contadas em dobro (dias)'),
      ],
      rows: records.map((record) =>
        row(
          text(record.companyName),
          figure(String(record.expiredVacations)),
          figure(
            record.expiredPremiumLicenses === 0 && record.hasExpiredPremiumLicenses
              ? 'Sim'
              : String(record.expiredPremiumLicenses),
          ),
          figure(String(record.addition)),
        ),
      ),
    },
    {
      kind: 'paragraph',
      text: 'O pedido de conversão da licença-prêmio em dinheiro deve ser feito em até 5 anos da aposentadoria.',
    },
  ];
};
