import { idOfStream } from '../../domain/streams.ts';
import { none, type Projection } from '../projection.ts';
import { type ScenarioPlace, type ScenarioPlaceField, scenariosView } from './schema.ts';

/** Fed by the calculation's stream and by the deletion of its customer. */
export const scenariosProjection: Projection<ScenarioPlace, ScenarioPlaceField> = {
  view: scenariosView,
  guardedBy: 'position',

  targets: ({ event, streamId }) => {
    switch (event.type) {
      case 'ScenarioKept':
      case 'ScenarioEdited':
      case 'ScenarioRemoved':
        return [event.data.scenarioId];
      case 'CalculationCopied':
        return event.data.personal?.scenarios?.map(({ scenarioId }) => scenarioId) ?? none;
      case 'CalculationDeleted':
        return { where: { calculationId: idOfStream(streamId) } };
      case 'CustomerDeleted':
        return { where: { customerId: event.data.customerId } };
      default:
        return none;
    }
  },

  evolve: (place, { event, streamId, metadata }, id) => {
    switch (event.type) {
      case 'ScenarioKept':
      case 'CalculationCopied': {
        const { customerId } = event.data;
        return { id, calculationId: idOfStream(streamId), customerId, createdAt: metadata.at, updatedAt: metadata.at };
      }
      case 'ScenarioEdited':
        return place === null ? null : { ...place, updatedAt: metadata.at };
      case 'ScenarioRemoved':
      case 'CalculationDeleted':
      case 'CustomerDeleted':
        return null;
      default:
        return place;
    }
  },
};
