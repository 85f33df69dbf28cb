import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';

/** Forgets every answer that the published indexes go into. */
export const useForgetIndexes = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([keys.indexes, ['rules'], ['derived']].map((queryKey) => client.invalidateQueries({ queryKey })));
};
