import type { DescribedPlace } from '../../../domain/api/described-places.ts';
import { missingOf } from '../../../domain/law/places/described/place.ts';
import { describedName } from '../../../domain/words/described-places.ts';
import { findPlace, placesOfAccount } from '../../../projections/described-places/query.ts';
import type { DescribedPlaceDocument } from '../../../projections/described-places/schema.ts';
import type { Stamped } from '../../../projections/projection.ts';
import type { UserDocument } from '../../../projections/users/schema.ts';
import type { Session } from '../../sessions/session.ts';
import { authorOf } from '../author.ts';
import { foundOnceShown } from '../once-shown.ts';
import { Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** Numbers of the places that the caller's office describes, withdrawn ones too: a calculation goes on with what it names. */
export const numbersOfPlaces = async ({ deps, session }: CallContext<Session>): Promise<readonly number[]> =>
  (await placesOfAccount(deps.views.describedPlaces, session.user.accountId)).map(({ regimeId }) => regimeId);

/** The place, or NotFound, also for another account's. */
export const loadPlace = async (
  id: string,
  { deps, session }: CallContext<Session>,
): Promise<Stamped<DescribedPlaceDocument>> =>
  foundOnceShown(deps, () => findPlace(deps.views.describedPlaces, session.user.accountId, id));

/** Runs a save; a stale one is refused with the revision that stands now, to save over if the person says so. */
export const namingRevision = async <Saved>(
  id: string,
  context: CallContext<Session>,
  save: () => Promise<Saved>,
): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Problem) || error.err !== 'StaleRevision') throw error;
    throw new Problem('StaleRevision', { revision: (await loadPlace(id, context)).revision });
  }
};

const presented = (
  { id, regimeId, version, revision, describedAt, by, withdrawn, fields }: Stamped<DescribedPlaceDocument>,
  users: ReadonlyMap<string, UserDocument>,
): DescribedPlace => ({
  id,
  regimeId,
  name: describedName(fields),
  version,
  revision,
  describedAt,
  by: authorOf(by, users),
  withdrawn,
  missing: [...missingOf(fields)],
  fields,
});

/** As answered, with who described each. */
export const presentPlaces = async (
  places: readonly Stamped<DescribedPlaceDocument>[],
  { deps }: CallContext<Session>,
): Promise<DescribedPlace[]> => {
  const users = await deps.views.users.getMany(places.flatMap(({ by }) => by ?? []));
  return places.map((place) => presented(place, users));
};
