import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCalculation } from '../calculations/calculation-context.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { type FamilyDraft, requestOf } from './draft.ts';

const SETTLE_DELAY = 400;

/** What the family that was typed would receive, asked once the typing stands still. */
export const useFamily = (draft: FamilyDraft) => {
  const { id } = useCalculation().calculation;
  const genial = useGenial();
  const asked = useDebounced(JSON.stringify(requestOf(draft)), SETTLE_DELAY);
  return useQuery({
    queryKey: [...keys.derived(id), 'family', asked],
    queryFn: async ({ signal }) => (await genial.family(id, JSON.parse(asked), signal)).data,
    placeholderData: keepPreviousData,
  });
};
