import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { HistoryEntry } from '../../../domain/api/history.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../calculations/paths.ts';
import { HistoryPages } from './HistoryPages.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { RestoreButton, revisionOf } from './RestoreButton.tsx';
import { historyTexts as texts } from './texts.ts';
import { useHistory } from './useHistory.ts';
import { useRestoringCalculation } from './useRestoring.ts';

const EVERY_RECORD = '';

/** Who changed what in the calculation and when, and the ways to any revision of it. */
const CalculationHistory = () => {
  const { id, customerId, etag } = useCalculation().calculation;
  const genial = useGenial();
  const [page, setPage] = useState(0);
  const [perPage, setPerPage] = useState(15);
  const [record, setRecord] = useState(EVERY_RECORD);
  const query = { page: page + 1, limit: perPage, ...(record === EVERY_RECORD ? {} : { record }) };
  const history = useHistory(keys.history(id), query, (asked, signal) => genial.history(id, asked, signal));
  const restoring = useRestoringCalculation(id, etag);
  const present = revisionOf(etag);
  const actions = ({ revision, at }: HistoryEntry) =>
    revision !== present && (
      <>
        <Button
          size="small"
          component={Link}
          to={calculationPath(customerId, id, { tab: 'past', revision })}
          aria-label={texts.ofRevision(texts.see, revision)}
        >
          {texts.see}
        </Button>
        <Button
          size="small"
          component={Link}
          to={calculationPath(customerId, id, { tab: 'comparison', from: revision, to: present })}
          aria-label={texts.ofRevision(texts.compare, revision)}
        >
          {texts.compare}
        </Button>
        <RestoreButton size="small" revision={revision} at={at} {...restoring} />
      </>
    );
  return (
    <HistoryPages
      history={history}
      present={present}
      page={page}
      perPage={perPage}
      onPage={setPage}
      onPerPage={(count) => {
        setPerPage(count);
        setPage(0);
      }}
      actions={actions}
      filter={({ records, entries }) => (
        <>
          {records.length > 1 && (
            <RecordFilter
              records={records}
              value={record}
              onChange={(chosen) => {
                setRecord(chosen);
                setPage(0);
              }}
            />
          )}
          {entries.length === 0 && <Typography>{texts.nothing}</Typography>}
        </>
      )}
    />
  );
};

export default CalculationHistory;
