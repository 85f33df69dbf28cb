import { idOfStream } from '../../domain/streams.ts';
import { none, type Projection } from '../projection.ts';
import { type DescribedPlaceDocument, type DescribedPlaceField, describedPlacesView } from './schema.ts';

/** Gone with the account that described it. */
export const describedPlacesProjection: Projection<DescribedPlaceDocument, DescribedPlaceField> = {
  view: describedPlacesView,
  streams: ['described-place-', 'account-'],
  guardedBy: 'position',

  targets: ({ event, streamId }) => {
    switch (event.type) {
      case 'PlaceDescribed':
      case 'PlaceWithdrawn':
        return [String(event.data.regimeId)];
      case 'AccountErased':
        return { where: { accountId: idOfStream(streamId) } };
      default:
        return none;
    }
  },

  evolve: (place, { event, metadata }, id) => {
    switch (event.type) {
      case 'PlaceDescribed': {
        const { accountId, regimeId, fields } = event.data;
        const version = (place?.version ?? 0) + 1;
        const { at: describedAt, by } = metadata;
        return { id, accountId, regimeId, version, describedAt, by, withdrawn: false, fields };
      }
      case 'PlaceWithdrawn':
        return place === null ? null : { ...place, withdrawn: true };
      case 'AccountErased':
        return null;
      default:
        return place;
    }
  },
};
