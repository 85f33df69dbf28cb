import { newCalculation } from '../../domain/calculations/calculation.ts';
import type { CalculationEvent } from '../../domain/calculations/events.ts';
import { calculationEvents } from '../../domain/calculations/events.ts';
import type { AnyEvent } from '../../domain/events.ts';
import { idOfStream } from '../../domain/streams.ts';
import { type Fact, none, type Projection, type Targets } from '../projection.ts';
import { type CalculationDocument, type CalculationField, calculationsView } from './schema.ts';

export const isOfCalculation = (event: AnyEvent): event is CalculationEvent => calculationEvents.knows(event.type);

/** The calculation itself, or all calculations of a deleted customer. */
export const calculationTargets = ({ event, streamId }: Fact): Targets<'customerId'> => {
  if (event.type === 'CustomerDeleted') return { where: { customerId: event.data.customerId } };
  return isOfCalculation(event) ? [idOfStream(streamId)] : none;
};

/** Fed by the calculation's stream and by the deletion of its customer. */
export const calculationsProjection: Projection<CalculationDocument, CalculationField> = {
  view: calculationsView,
  guardedBy: 'position',
  targets: calculationTargets,

  evolve: (calculation, { event, metadata, unreadable }, id) => {
    if (event.type === 'CalculationCreated' || event.type === 'CalculationCopied') {
      const { customerId, accountId } = event.data;
      return {
        id,
        customerId,
        accountId,
        fields: { ...newCalculation, ...statedAtFirst(event) },
        workRecordsCount: recordsAdded(event),
        unreadable,
        createdAt: metadata.at,
        updatedAt: metadata.at,
      };
    }
    if (calculation === null || event.type === 'CalculationDeleted' || event.type === 'CustomerDeleted') return null;
    if (!isOfCalculation(event)) return calculation;
    return {
      ...calculation,
      fields: { ...calculation.fields, ...statedBy(event) },
      workRecordsCount: calculation.workRecordsCount + recordsAdded(event),
      unreadable: calculation.unreadable || unreadable,
      updatedAt: metadata.at,
    };
  },
};

const statedAtFirst = (event: Extract<CalculationEvent, { type: 'CalculationCreated' | 'CalculationCopied' }>) =>
  event.type === 'CalculationCreated' ? event.data.personal : event.data.personal?.fields;

/** What an event says of the calculation itself after its beginning. */
const statedBy = (event: CalculationEvent) => {
  switch (event.type) {
    case 'CalculationEdited':
      return event.data.personal;
    case 'CalculationRestored':
      return event.data.personal?.fields;
    default:
      return null;
  }
};

/** By how many records an event changes the count; -1 for a removal. */
const recordsAdded = (event: CalculationEvent): number => {
  switch (event.type) {
    case 'CalculationCopied':
      return event.data.personal?.workRecords.length ?? 0;
    case 'WorkRecordsAdded':
    case 'CnisImported':
      return event.data.workRecordIds.length;
    case 'WorkRecordAdded':
    case 'WorkRecordDivided':
      return 1;
    case 'WorkRecordRemoved':
      return -1;
    case 'CalculationRestored':
      return event.data.added.length - event.data.removed.length;
    default:
      return 0;
  }
};
