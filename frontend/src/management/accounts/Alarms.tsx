import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Account } from '../../../../domain/api/accounts.ts';
import { formatMoney } from '../../../../domain/words/format.ts';
import { alarmLines, namesOf } from './alarm-lines.ts';
import { type Difference, DifferencePaid } from './DifferencePaid.tsx';
import { filters } from './filters.ts';
import { accountTexts as texts } from './texts.ts';

/** What can be done about an alarm. `name`: for whom the label alone does not say of what it is. */
const ToDo = ({ label, name, onClick }: { label: string; name?: string; onClick: () => void }) => (
  <Button
    size="small"
    color="inherit"
    variant="outlined"
    aria-label={name}
    onClick={onClick}
    sx={{ display: 'block', mt: 1 }}
  >
    {label}
  </Button>
);

interface AlarmsProps {
  accounts: readonly Account[];
  /** Shows in the list what failed, and nothing else. */
  onShowFailed: () => void;
}

/** What somebody has to look at: money asked for twice or owed, and what the provider did not do. */
export const Alarms = ({ accounts, onShowFailed }: AlarmsProps) => {
  const [paid, setPaid] = useState<Difference | null>(null);
  const failed = accounts.filter(filters.failed);
  const lines = accounts.flatMap(alarmLines);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 3, '&:empty': { display: 'none' } }}>
      {failed.length > 0 && (
        <Alert severity="error">
          {texts.alarm.failed(namesOf(failed))}
          <ToDo label={texts.alarm.showFailed} onClick={onShowFailed} />
        </Alert>
      )}
      {lines.map(({ text, difference }) => (
        <Alert key={text} severity="warning">
          {text}
          {difference !== null && (
            <ToDo
              label={texts.difference.mark}
              name={texts.difference.markOf(formatMoney(difference.owed.amount), difference.account.name)}
              onClick={() => setPaid(difference)}
            />
          )}
        </Alert>
      ))}
      {paid !== null && <DifferencePaid difference={paid} onClose={() => setPaid(null)} />}
    </Box>
  );
};
