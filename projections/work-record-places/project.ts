import { idOfStream } from '../../domain/streams.ts';
import { none, type Projection } from '../projection.ts';
import { type WorkRecordPlace, type WorkRecordPlaceField, workRecordPlacesView } from './schema.ts';

/** Fed by the calculation's stream and by the deletion of its customer. */
export const workRecordPlacesProjection: Projection<WorkRecordPlace, WorkRecordPlaceField> = {
  view: workRecordPlacesView,
  guardedBy: 'position',

  targets: ({ event, streamId }) => {
    switch (event.type) {
      case 'WorkRecordAdded':
      case 'WorkRecordRemoved':
        return [event.data.workRecordId];
      case 'WorkRecordsAdded':
      case 'CnisImported':
        return event.data.workRecordIds;
      case 'CalculationCopied':
        return event.data.personal?.workRecords.map(({ workRecordId }) => workRecordId) ?? none;
      case 'WorkRecordDivided':
        return [event.data.secondWorkRecordId];
      case 'CalculationRestored':
        return [...event.data.added, ...event.data.removed];
      case 'CalculationDeleted':
        return { where: { calculationId: idOfStream(streamId) } };
      case 'CustomerDeleted':
        return { where: { customerId: event.data.customerId } };
      default:
        return none;
    }
  },

  evolve: (place, { event, streamId }, id) => {
    switch (event.type) {
      case 'WorkRecordAdded':
      case 'WorkRecordsAdded':
      case 'CnisImported':
      case 'CalculationCopied':
      case 'WorkRecordDivided':
        return { id, calculationId: idOfStream(streamId), customerId: event.data.customerId };
      case 'CalculationRestored':
        return event.data.added.includes(id)
          ? { id, calculationId: idOfStream(streamId), customerId: event.data.customerId }
          : null;
      case 'WorkRecordRemoved':
      case 'CalculationDeleted':
      case 'CustomerDeleted':
        return null;
      default:
        return place;
    }
  },
};
