import { evolve } from '../../domain/calculations/evolve.ts';
import { changesFacts } from '../../domain/calculations/facts.ts';
import { calculationTargets, isOfCalculation } from '../calculations/project.ts';
import type { Projection } from '../projection.ts';
import { calculationIn } from './query.ts';
import { type CaseFile, type CaseFileField, caseFilesView } from './schema.ts';

/** Fed by the calculation's stream and by the deletion of its customer. */
export const caseFilesProjection: Projection<CaseFile, CaseFileField> = {
  view: caseFilesView,
  guardedBy: 'position',
  targets: calculationTargets,

  evolve: (caseFile, { event, metadata, ...fact }, id) => {
    if (event.type === 'CustomerDeleted') return null;
    if (!isOfCalculation(event)) return caseFile;
    const after = evolve(caseFile === null ? { phase: 'unknown' } : calculationIn(caseFile), event);
    if (after.phase !== 'open') return null;
    const { customerId, accountId, fields, spansStatedOn, workRecords, imports, scenarios } = after;
    const { createdAt = metadata.at } = caseFile ?? {};
    const factsRevision = changesFacts(event) ? fact.revision : (caseFile?.factsRevision ?? fact.revision);
    const unreadable = caseFile?.unreadable === true || fact.unreadable;
    return {
      id,
      customerId,
      accountId,
      fields,
      spansStatedOn,
      workRecords: [...workRecords],
      imports: [...imports],
      scenarios: scenarios.map((kept) => ({ ...kept, hypotheses: [...kept.hypotheses] })),
      factsRevision,
      unreadable,
      createdAt,
      updatedAt: metadata.at,
    };
  },
};
