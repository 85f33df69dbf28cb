/** Time of one regime that is used in the other has to be certified by the regime in which it was worked. */
import { certifierOf } from '../../domain/advice/other-time.ts';
import type { RegimeType } from '../../domain/api/common.ts';
import type { NextStep } from '../../domain/api/next-steps.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { isInBrazil } from '../../domain/calculations/work-records/abroad.ts';
import { spansBeside } from '../../domain/calculations/work-records/concurrent.ts';
import { stepWords } from '../../domain/words/next-steps.ts';
import { isCertified } from '../../domain/words/report-sections.ts';
import { isNotWorthIt, notWorthItText } from '../../domain/words/step-groups.ts';
import { type Block, figure, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { counted, countedHead, periodOf } from './records.ts';
import { outcomeOf } from './steps.ts';

const LAW =
  'O tempo de um regime só conta no outro por Certidão de Tempo de Contribuição (CTC), emitida pelo regime em que se trabalhou e averbada no que vai pagar a aposentadoria. O mesmo período não serve aos dois (Constituição Federal, art. 201, § 9º; Lei 8.213/1991, art. 96).';

const STAYS =
  'O que não pode ser certificado continua a contar no regime em que foi trabalhado e pode dar lá uma aposentadoria própria.';

/** What is counted as of another regime was worked in that one. */
const issuerOf = ({ companyName, regimeType }: WorkRecord): string =>
  certifierOf({ companyName, regimeType: regimeType === 'RPPS' ? 'RGPS' : 'RPPS' });

const usedTable = (records: readonly WorkRecord[], calculation: ReportData['calculation']): Block[] =>
  records.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: 'Tempo de outro regime que já entra nesta contagem',
          widths: [36, 23, 23, 18],
          head: [text('Vínculo'), text('Período'), text('Quem certifica'), countedHead(calculation)],
          rows: records.map((record) =>
            row(
              text(record.companyName),
              text(periodOf(record)),
              text(issuerOf(record)),
              figure(counted(record, calculation)),
            ),
          ),
        },
      ];

const effectOf = (step: NextStep): string => {
  const outcome = outcomeOf(step);
  if (outcome === '')
    return step.effect === null && step.hypothesis === null ? stepWords.notComputed : stepWords.unchanged;
  return isNotWorthIt(step) ? `${notWorthItText(step)}: ${outcome}` : outcome;
};

/** What could be certified is what the next steps say of it: each record by itself, none of days counted already. */
const possibleTable = ({ nextSteps }: ReportData, regimes: readonly RegimeType[]): Block[] =>
  nextSteps
    .filter(({ regimeType }) => regimes.includes(regimeType))
    .flatMap(({ regimeType, steps }): Block[] => {
      const certify = steps.filter(({ kind }) => kind === 'certify');
      if (certify.length === 0) return [];
      return [
        {
          kind: 'table',
          caption: `Tempo que ainda não conta no ${regimeType} e pode ser certificado`,
          widths: [18, 56, 26],
          head: [text('Vínculo'), text('O que é preciso saber'), text('Efeito')],
          rows: certify.map((step) =>
            row(text(step.subject?.name ?? step.title), text(step.text), text(effectOf(step))),
          ),
        },
      ];
    });

/** @see Lei 8.213/1991, art. 96, II */
const neverTable = ({ workRecords }: ReportData, regimes: readonly RegimeType[]): Block[] => {
  const records = workRecords.filter(isInBrazil);
  const own = records.filter(({ regimeType }) => regimes.includes(regimeType));
  const rows = records
    .filter(({ regimeType }) => !regimes.includes(regimeType))
    .flatMap((record) =>
      spansBeside(record, own).flatMap(({ beside, ...span }) =>
        beside === null
          ? []
          : [row(text(record.companyName), text(periodOf(span)), text(`Concomitante com ${beside.companyName}`))],
      ),
    );
  if (rows.length === 0) return [];
  const head = [text('Vínculo'), text('Período'), text('Por quê')];
  const caption = 'Tempo que não pode ser certificado (Lei 8.213/1991, art. 96, II)';
  return [
    { kind: 'table', caption, widths: [36, 26, 38], head, rows },
    { kind: 'paragraph', text: STAYS },
  ];
};

export const certificates = (data: ReportData, regimes: readonly RegimeType[]): Block[] => {
  const used = data.workRecords.filter((record) => regimes.includes(record.regimeType) && isCertified(record));
  const tables = [...usedTable(used, data.calculation), ...possibleTable(data, regimes), ...neverTable(data, regimes)];
  if (tables.length === 0)
    return [{ kind: 'paragraph', text: 'Não há tempo de outro regime a certificar que mude o resultado.' }];
  return [{ kind: 'paragraph', text: LAW }, ...tables];
};
