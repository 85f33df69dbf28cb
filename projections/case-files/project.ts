import type { CalculationState } from '../../domain/calculations/calculation.ts';
import { evolve } from '../../domain/calculations/evolve.ts';
import { calculationTargets, isOfCalculation } from '../calculations/project.ts';
import type { Projection } from '../projection.ts';
import { type CaseFile, type CaseFileField, caseFilesView } from './schema.ts';

/** Fed by the calculation's stream and by the deletion of its customer. */
export const caseFilesProjection: Projection<CaseFile, CaseFileField> = {
  view: caseFilesView,
  guardedBy: 'position',
  targets: calculationTargets,

  evolve: (caseFile, { event, metadata, ...fact }, id) => {
    if (event.type === 'CustomerDeleted') return null;
    if (!isOfCalculation(event)) return caseFile;
    const after = evolve(stateOf(caseFile), event);
    if (after.phase !== 'open') return null;
    const { customerId, accountId, fields, workRecords } = after;
    const { createdAt = metadata.at } = caseFile ?? {};
    const unreadable = caseFile?.unreadable === true || fact.unreadable;
    const updatedAt = metadata.at;
    return { id, customerId, accountId, fields, workRecords: [...workRecords], unreadable, createdAt, updatedAt };
  },
};

const stateOf = (caseFile: CaseFile | null): CalculationState =>
  caseFile === null ? { phase: 'unknown' } : { ...caseFile, phase: 'open', calculationId: caseFile.id };
