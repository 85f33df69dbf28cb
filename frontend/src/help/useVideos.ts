import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../../domain/api/settings.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

const none: Settings['videos'] = { welcome: null, lessons: [] };

/** The video lessons of the installation. */
export const useVideos = (): Settings['videos'] => {
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.settings,
    queryFn: async () => (await genial.settings()).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.videos ?? none;
};
