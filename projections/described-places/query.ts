import { type DescribedByOffice, isNumberOfOffice } from '../../domain/law/places/described/of-office.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { DescribedPlaceDocument, DescribedPlaceField } from './schema.ts';

export type DescribedPlacesView = View<Stamped<DescribedPlaceDocument>, DescribedPlaceField>;

/** What an account describes, the last described first, with what it withdrew; nothing of another account. */
export const placesOfAccount = async (
  view: DescribedPlacesView,
  accountId: string,
): Promise<readonly Stamped<DescribedPlaceDocument>[]> =>
  (await view.find({ where: { accountId }, sort: [{ field: 'describedAt', order: 'desc' }] })).items;

/** One of them; null for another account's. */
export const findPlace = async (
  view: DescribedPlacesView,
  accountId: string,
  id: string,
): Promise<Stamped<DescribedPlaceDocument> | null> => {
  const place = await view.get(id);
  return place?.accountId === accountId ? place : null;
};

/** As the law is asked about it. */
export const asDescribed = ({
  regimeId,
  fields,
  version,
  describedAt,
  withdrawn,
}: DescribedPlaceDocument): DescribedByOffice => ({
  regimeId,
  fields,
  version,
  on: dayInSaoPaulo(describedAt),
  withdrawn,
});

/** What the law needs of an account's descriptions about a calculation: the one that it names, or nothing. */
export const describedFor = async (
  view: DescribedPlacesView,
  accountId: string,
  regimeId: number | null,
): Promise<readonly Stamped<DescribedByOffice>[]> => {
  if (regimeId === null || !isNumberOfOffice(regimeId)) return [];
  const place = await findPlace(view, accountId, String(regimeId));
  return place === null ? [] : [{ ...asDescribed(place), revision: place.revision, position: place.position }];
};
