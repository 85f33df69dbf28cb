import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { countDifferenceTexts, hasMonthsToComplete } from '../../../domain/words/record-count.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { recordTexts as texts } from './texts.ts';

/** Why a record counts other days than its dates say, and the way to what can be done about it; nothing where it counts them all. */
export const CountNote = ({ record }: { record: WorkRecord }) => {
  const { id, customerId } = useCalculation().calculation;
  const said = countDifferenceTexts(record);
  if (said.length === 0) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {said.join(' · ')}
      {hasMonthsToComplete(record) && (
        <>
          {' · '}
          <MuiLink
            component={Link}
            to={calculationPath(customerId, id, { tab: 'scenarios', by: record.regimeType, complete: record.id })}
            sx={{ displayPrint: 'none' }}
          >
            {texts.completeMonths}
          </MuiLink>
        </>
      )}
    </Typography>
  );
};
