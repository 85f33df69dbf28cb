import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Account } from '../../../../domain/api/accounts.ts';
import { formatDate, formatInstant, formatMoney } from '../../../../domain/words/format.ts';
import { failureOf } from './billing.tsx';
import { type Difference, DifferencePaid } from './DifferencePaid.tsx';
import { accountTexts as texts } from './texts.ts';

interface Line {
  text: string;
  /** What can be noted as paid; null: nothing, or its amount is not known yet. */
  difference: Difference | null;
}

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

const surplusLines = ({ name, billing }: Account): Line[] =>
  (billing?.surpluses ?? []).map(({ at, amount, done }) => ({
    text: texts.alarm.surplus(name, formatMoney(amount), formatInstant(at), texts.alarm.done[done]),
    difference: null,
  }));

/** What is to be paid by hand beside a refund. */
const owedLines = (account: Account): Line[] =>
  (account.billing?.owed ?? []).map(({ amount, value, paidOn, refundedOn }) => {
    const { name } = account;
    const days = [formatMoney(value), formatDate(paidOn), formatDate(refundedOn)] as const;
    if (amount === null) return { text: texts.alarm.owedUnknown(name, ...days), difference: null };
    const difference = { account, owed: { paidOn, refundedOn, amount } };
    return { text: texts.alarm.owed(name, formatMoney(amount), ...days), difference };
  });

interface AlarmsProps {
  accounts: readonly Account[];
  /** Shows in the list what failed, and nothing else. */
  onShowFailed: () => void;
}

/** What somebody has to look at: money asked for twice or owed, and what the provider did not do. */
export const Alarms = ({ accounts, onShowFailed }: AlarmsProps) => {
  const [paid, setPaid] = useState<Difference | null>(null);
  const failed = accounts.filter((account) => failureOf(account) !== '').map(({ name }) => name);
  const lines = accounts.flatMap((account) => [...surplusLines(account), ...owedLines(account)]);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 3, '&:empty': { display: 'none' } }}>
      {failed.length > 0 && (
        <Alert severity="error">
          {texts.alarm.failed(failed.join(', '))}
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
