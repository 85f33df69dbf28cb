/** Time of one regime certified to the other: only days that are not counted there already. */
import { formatDate } from '../../words/format.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import { isInBrazil } from '../work-records/abroad.ts';
import { type Part, partsBeside } from '../work-records/concurrent.ts';
import { settled } from '../work-records/imported.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { type HypothesisOf, noted, type Supposed, type SupposedOn, told } from './supposed.ts';

const NAME = hypothesisNames.certified;

/** The record by what can be certified of it and what cannot, where the regime has records of its own on the same days. */
export const certifiable = (
  record: WorkRecord,
  records: readonly WorkRecord[],
  regimeType: WorkRecord['regimeType'],
): Part[] =>
  partsBeside(
    record,
    records.filter((other) => other.regimeType === regimeType && isInBrazil(other)),
  );

const periodOf = ({ ingressDate, egressDate }: WorkRecord): string =>
  egressDate === null
    ? `desde ${formatDate(ingressDate)}`
    : `de ${formatDate(ingressDate)} a ${formatDate(egressDate)}`;

const stays = ({ record, beside }: Part): string[] =>
  beside === null
    ? []
    : [
        `${NAME}: ${record.companyName}, ${periodOf(record)}, é concomitante com ${beside.companyName} e não pode ser certificado (Lei 8.213/1991, art. 96, II): fica no ${record.regimeType}.`,
      ];

/** @see Lei 8.213/1991, art. 96, II */
export const certify = (
  before: Supposed,
  hypothesis: HypothesisOf<'certified'>,
  record: WorkRecord,
  on: SupposedOn,
): Supposed => {
  const { regimeType } = hypothesis;
  const parts = certifiable(record, before.workRecords, regimeType);
  const [one] = parts;
  if (one?.beside != null && parts.length === 1)
    return noted(
      before,
      `${NAME}: todo o tempo de ${record.companyName} é concomitante com ${one.beside.companyName} e não pode ser certificado (Lei 8.213/1991, art. 96, II): a hipótese não foi aplicada.`,
    );
  const moved = parts.map((part) => (part.beside === null ? settled({ ...part.record, regimeType }) : part.record));
  const after = {
    ...before,
    workRecords: before.workRecords.flatMap((known) => (known.id === record.id ? moved : known)),
  };
  return told(noted(after, ...parts.flatMap(stays)), hypothesis, on);
};
