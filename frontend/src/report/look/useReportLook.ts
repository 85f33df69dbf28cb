import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type ReportLook, usualLook } from '../../../../domain/api/report-look.ts';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { lookTexts as texts } from './texts.ts';

/** How this user's reports look, and how to choose it: shown at once, kept one choice after the other. */
export const useReportLook = () => {
  const genial = useGenial();
  const notify = useNotify();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: keys.reportLook,
    queryFn: async ({ signal }) => (await genial.reportLook(signal)).data.reportLook,
  });
  const { mutate: choose } = useMutation({
    mutationKey: keys.reportLook,
    scope: { id: keys.reportLook.join() },
    mutationFn: (look: ReportLook) => genial.chooseReportLook(look),
    onMutate: async (look) => {
      await client.cancelQueries({ queryKey: keys.reportLook });
      client.setQueryData(keys.reportLook, look);
    },
    onError: (failed) => notify(isApiError(failed) ? failed.message : texts.saveFailed, { type: 'error' }),
    onSettled: async () => {
      // Of several choices in a row the last one tells what is kept, and how the document looks.
      if (client.isMutating({ mutationKey: keys.reportLook }) > 1) return;
      await Promise.all([keys.reportLook, keys.reports].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return { look: data ?? usualLook, known: data !== undefined, error, refetch, choose };
};
