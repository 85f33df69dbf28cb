import { paths } from '../ground/paths.ts';

/** The page, with what it is to be filtered by. */
export const lawChangesPath = (search = ''): string =>
  search === '' ? paths.lawChanges : `${paths.lawChanges}?q=${encodeURIComponent(search)}`;
