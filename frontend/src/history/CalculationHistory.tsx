import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { HistoryEntry } from '../../../domain/api/history.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { revisionOf } from '../data/revision.ts';
import { type CalculationView, calculationPath } from '../ground/case-paths.ts';
import { HistoryPages } from './HistoryPages.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { historyTexts as texts } from './texts.ts';
import { useHistory } from './useHistory.ts';
import { useRestoringCalculation } from './useRestoring.ts';

const EVERY_RECORD = '';

/** Who changed what in the calculation and when, and the ways to any revision of it. */
const CalculationHistory = () => {
  const { id, customerId, etag } = useCalculation().calculation;
  const genial = useGenial();
  const [record, setRecord] = useState(EVERY_RECORD);
  const history = useHistory(
    keys.history(id),
    (query, signal) => genial.history(id, query, signal),
    record === EVERY_RECORD ? undefined : record,
  );
  const restoring = useRestoringCalculation(id, etag);
  const present = revisionOf(etag);
  const linkTo = (view: CalculationView, label: string, revision: number) => (
    <Button
      size="small"
      component={Link}
      to={calculationPath(customerId, id, view)}
      aria-label={texts.ofRevision(label, revision)}
    >
      {label}
    </Button>
  );
  const actions = ({ revision, at }: HistoryEntry) => (
    <>
      {revision > 0 && linkTo({ tab: 'comparison', from: revision - 1, to: revision }, texts.effect, revision)}
      {revision !== present && (
        <>
          {linkTo({ tab: 'past', revision }, texts.see, revision)}
          {linkTo({ tab: 'comparison', from: revision, to: present }, texts.compare, revision)}
          <RestoreButton size="small" revision={revision} at={at} {...restoring} />
        </>
      )}
    </>
  );
  return (
    <HistoryPages
      history={history}
      present={present}
      actions={actions}
      filter={({ records, entries }) => (
        <>
          {records.length > 1 && (
            <RecordFilter
              records={records}
              value={record}
              onChange={(chosen) => {
                setRecord(chosen);
                history.toFirstPage();
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
