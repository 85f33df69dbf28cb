import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import type { ReportRequest } from '../../../domain/api/report.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { reportTexts } from './texts.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** The document as it will print, in a frame that runs no script. */
export const ReportPreview = ({ request }: { request: ReportRequest }) => {
  const genial = useGenial();
  const keepPlace = useKeptPlace();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keys.report(request.calculationId), request],
    queryFn: async ({ signal }) => (await genial.reportPreview(request, signal)).data.html,
    placeholderData: keepPreviousData,
  });
  if (error !== null) {
    return <ErrorPanel error={error} title={reportTexts.previewFailed} onRetry={() => refetch()} />;
  }
  return (
    <Box sx={{ position: 'relative', height: '100%', minHeight: 480 }}>
      {isFetching && <LinearProgress sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1 }} />}
      {data === undefined ? (
        <Skeleton variant="rounded" sx={{ height: '100%', minHeight: 480 }} />
      ) : (
        <Box
          component="iframe"
          title={reportTexts.preview}
          // Same origin without scripts: the place can be read and kept, and nothing in the document can run.
          sandbox="allow-same-origin"
          srcDoc={data}
          onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => keepPlace(currentTarget)}
          sx={{ width: '100%', height: '100%', minHeight: 480, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
    </Box>
  );
};
