import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../data/http.ts';
import { keys } from '../data/keys.ts';

/** The stored image, fetched with the bearer header that an `<img>` cannot send. */
const useStored = (address: string | null) =>
  useQuery({
    queryKey: keys.logo(address),
    queryFn: async ({ signal }) => (await send((address ?? '').replace(/^\/api\//, ''), { signal })).blob(),
    enabled: address !== null,
  }).data;

/**
 * What the frame shows, as an address of the browser's own.
 * @param chosen a new image, `null` when it was removed, `undefined` while nothing was chosen
 */
export const useLogoPreview = (chosen: File | null | undefined, stored: string | null): string | null => {
  const storedImage = useStored(stored);
  const image = chosen === undefined ? storedImage : chosen;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!image) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return address;
};
