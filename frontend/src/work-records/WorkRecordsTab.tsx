import WorkHistoryOutlined from '@mui/icons-material/WorkHistoryOutlined';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { today } from '../shared/clock.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { mainJob } from '../shared/loading/idle.ts';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { reviewRequest } from './cnis/drop/review-request.ts';
import { rememberedImports } from './cnis/remembered.ts';
import { ListTools } from './list/ListTools.tsx';
import { filtered } from './list/list-view.ts';
import { useListView } from './list/useListView.ts';
import { RecordDialogs } from './RecordDialogs.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordSources } from './RecordSources.tsx';
import type { RecordAction } from './record-actions.ts';
import { recordTexts as texts } from './texts.ts';
import type { Gap } from './timeline/layout.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { useCuts } from './timeline/useCuts.ts';
import { useFocusKept } from './useFocusKept.ts';
import { WorkRecordDialog } from './WorkRecordDialog.tsx';

/** An extract that came before its calculation is reviewed as soon as there is one, and once. */
const asksForReview = (sentAlong: unknown, calculationId: string): boolean =>
  reviewRequest.safeParse(sentAlong).success && rememberedImports(sessionStorage, calculationId).length > 0;

const CnisImportDialog = lazyDialog(() => import('./cnis/CnisImportDialog.tsx'), { beforehand: mainJob });

type Opened = { what: 'new'; gap?: Gap } | { what: 'cnis' } | { what: RecordAction; recordId: string } | null;

const none: readonly WorkRecord[] = [];

/** The employment periods of a calculation: typed in, or read from the CNIS. */
export const WorkRecordsTab = () => {
  const { calculation, customer, records } = useCalculation();
  const { state: sentAlong } = useLocation();
  const [opened, setOpened] = useState<Opened>(() =>
    asksForReview(sentAlong, calculation.id) ? { what: 'cnis' } : null,
  );
  const cuts = useCuts(calculation);
  const { data, error, refetch } = records;
  const chosen =
    opened !== null && 'recordId' in opened ? data?.workRecords.find(({ id }) => id === opened.recordId) : undefined;
  const isLost = data !== undefined && opened !== null && 'recordId' in opened && chosen === undefined;
  // The dialog of a record goes with its record, and does not come again with it when the removal is taken back.
  useEffect(() => {
    if (isLost) setOpened(null);
  }, [isLost]);
  const isOpen = opened !== null && (!('recordId' in opened) || chosen !== undefined);
  useFocusKept(data?.workRecords.length ?? 0, isOpen);
  const act = useCallback((what: RecordAction, recordId: string) => setOpened({ what, recordId }), []);
  const { workRecords = none, etag = null } = data ?? {};
  const { view, setView, filter, setFilter } = useListView(calculation.id, workRecords.length);
  const { regime, employer } = filter;
  const shown = useMemo(() => filtered(workRecords, filter), [workRecords, filter]);
  if (error !== null) return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  const asOf = calculation.calculationDate ?? today();
  const close = () => setOpened(null);
  const sources = (
    <RecordSources onImport={() => setOpened({ what: 'cnis' })} onInsert={() => setOpened({ what: 'new' })} />
  );
  return (
    <Stack spacing={2}>
      {workRecords.length === 0 ? (
        <EmptyState icon={WorkHistoryOutlined} title={texts.emptyTitle} body={texts.emptyBody}>
          {sources}
        </EmptyState>
      ) : (
        <>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
            {sources}
            <ListTools view={view} onView={setView} filter={filter} onFilter={setFilter} />
          </Stack>
          <Timeline
            records={shown}
            asOf={asOf}
            cuts={cuts}
            onOpen={(recordId) => setOpened({ what: 'edit', recordId })}
            onFill={(gap) => setOpened({ what: 'new', gap })}
          />
          <RecordList
            calculation={calculation}
            records={workRecords}
            shown={shown}
            view={view}
            empty={employer.trim() === '' ? texts.noneOfRegime(regime) : texts.noneOfEmployer(employer.trim())}
            asOf={asOf}
            etag={etag}
            onAction={act}
          />
        </>
      )}
      {opened?.what === 'new' && (
        <WorkRecordDialog
          calculationId={calculation.id}
          regimeType={regime === 'ALL' ? calculation.regimeType : regime}
          {...(opened.gap === undefined ? {} : { period: opened.gap })}
          etag={etag}
          onClose={close}
        />
      )}
      {opened?.what === 'cnis' && (
        <CnisImportDialog
          calculationId={calculation.id}
          regimeType={calculation.regimeType}
          customer={customer}
          asOf={calculation.calculationDateUsed}
          method={calculation.countingMethod}
          records={workRecords}
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
