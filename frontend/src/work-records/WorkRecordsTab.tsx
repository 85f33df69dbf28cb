import Add from '@mui/icons-material/Add';
import UploadFile from '@mui/icons-material/UploadFile';
import WorkHistoryOutlined from '@mui/icons-material/WorkHistoryOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCalculation } from '../calculations/calculation-context.ts';
import { today } from '../shared/clock.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { reviewRequest } from './cnis/drop/review-request.ts';
import { rememberedImports } from './cnis/remembered.ts';
import { besideOf, inTime } from './in-time.ts';
import { RecordDialogs } from './RecordDialogs.tsx';
import type { RecordAction } from './RecordMenu.tsx';
import { Timeline } from './Timeline.tsx';
import { recordTexts as texts } from './texts.ts';
import { useFocusKept } from './useFocusKept.ts';
import { WorkRecordCard } from './WorkRecordCard.tsx';
import { WorkRecordDialog } from './WorkRecordDialog.tsx';

/** An extract that came before its calculation is reviewed as soon as there is one, and once. */
const asksForReview = (sentAlong: unknown, calculationId: string): boolean =>
  reviewRequest.safeParse(sentAlong).success && rememberedImports(sessionStorage, calculationId).length > 0;

const CnisImportDialog = lazyDialog(() => import('./cnis/CnisImportDialog.tsx'), { mainJob: true });

type Opened = { what: 'new' } | { what: 'cnis' } | { what: RecordAction; recordId: string } | null;

/** The employment periods of a calculation: typed in, or read from the CNIS. */
export const WorkRecordsTab = () => {
  const { calculation, customer, records } = useCalculation();
  const { state: sentAlong } = useLocation();
  const [opened, setOpened] = useState<Opened>(() =>
    asksForReview(sentAlong, calculation.id) ? { what: 'cnis' } : null,
  );
  const { data, error, refetch } = records;
  useFocusKept(data?.workRecords.length ?? 0, opened !== null);
  if (error !== null) return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  const { workRecords, etag } = data;
  const asOf = calculation.calculationDate ?? today();
  const close = () => setOpened(null);
  const chosen = opened !== null && 'recordId' in opened ? workRecords.find(({ id }) => id === opened.recordId) : null;
  const actions = (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <Button variant="contained" startIcon={<UploadFile />} onClick={() => setOpened({ what: 'cnis' })}>
        {texts.importCnis}
      </Button>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setOpened({ what: 'new' })}>
        {texts.insert}
      </Button>
    </Stack>
  );
  return (
    <Stack spacing={2}>
      {workRecords.length === 0 ? (
        <EmptyState icon={WorkHistoryOutlined} title={texts.emptyTitle} body={texts.emptyBody}>
          {actions}
        </EmptyState>
      ) : (
        <>
          <Stack direction="row">{actions}</Stack>
          <Timeline records={workRecords} asOf={asOf} />
          {inTime(workRecords).map((record) => (
            <WorkRecordCard
              key={record.id}
              record={record}
              beside={besideOf(record, workRecords)}
              asOf={asOf}
              method={calculation.countingMethod}
              etag={etag}
              onAction={(what) => setOpened({ what, recordId: record.id })}
            />
          ))}
        </>
      )}
      {opened?.what === 'new' && (
        <WorkRecordDialog
          calculationId={calculation.id}
          regimeType={calculation.regimeType}
          etag={etag}
          onClose={close}
        />
      )}
      {opened?.what === 'cnis' && (
        <CnisImportDialog
          calculationId={calculation.id}
          regimeType={calculation.regimeType}
          customer={customer}
          etag={etag}
          onClose={close}
        />
      )}
      {opened !== null && 'recordId' in opened && chosen && (
        <RecordDialogs action={opened.what} record={chosen} asOf={asOf} etag={etag} onClose={close} />
      )}
    </Stack>
  );
};
