import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Account, AccountBilling } from '../../../../domain/api/accounts.ts';
import { formatDate, formatInstant, formatMoney } from '../../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../../domain/words/today.ts';
import { today } from '../../shared/clock.ts';
import { accountTexts as texts } from './texts.ts';

const purposes: Readonly<Record<string, string>> = texts.purposes;

/** What failed last, in words; empty: nothing did. */
export const failureOf = ({ billing }: Account): string => {
  const failure = billing?.failure ?? null;
  return failure === null
    ? ''
    : texts.failure(purposes[failure.purpose] ?? failure.purpose, failure.detail ?? texts.noDetail);
};

/** The status with its cause. */
export const stateOf = ({ status, billing }: Account): string => {
  const cause = billing?.cause ?? null;
  return cause === null ? texts.statuses[status] : `${texts.statuses[status]}: ${texts.causes[cause]}`;
};

const nextLine = ({ value, dueOn }: NonNullable<AccountBilling['next']>): string =>
  (dueOn < today() ? texts.late : texts.next)(formatMoney(value), formatDate(dueOn));

const linesOf = ({ next, leaving }: AccountBilling): string[] => [
  ...(next === null ? [] : [nextLine(next)]),
  ...(leaving === null
    ? []
    : [
        texts.left(formatDate(dayInSaoPaulo(leaving.at)), leaving.reason),
        leaving.wantsContact ? texts.wantsContact : texts.noContact,
      ]),
];

/** What the account has bought, what is charged next, and why it left. */
export const Bought = ({ account }: { account: Account }) => {
  const { billing } = account;
  if (billing === undefined || billing.plan === null) return texts.noPlan;
  const failure = failureOf(account);
  return (
    <Box sx={{ maxWidth: 320 }}>
      {billing.plan}
      {linesOf(billing).map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" component="div">
          {line}
        </Typography>
      ))}
      {failure !== '' && (
        <Typography variant="caption" color="error" component="div">
          {failure}
        </Typography>
      )}
    </Box>
  );
};

const surplusLines = ({ name, billing }: Account): string[] =>
  (billing?.surpluses ?? []).map(({ at, amount, done }) =>
    texts.alarm.surplus(name, formatMoney(amount), formatInstant(at), texts.alarm.done[done]),
  );

/** What is to be paid by hand beside a refund. */
const owedLines = ({ name, billing }: Account): string[] =>
  (billing?.owed ?? []).map(({ amount, value, paidOn, refundedOn }) => {
    const days = [formatMoney(value), formatDate(paidOn), formatDate(refundedOn)] as const;
    return amount === null
      ? texts.alarm.owedUnknown(name, ...days)
      : texts.alarm.owed(name, formatMoney(amount), ...days);
  });

/** What somebody has to look at: money asked for twice or owed, and what the provider did not do. */
export const Alarms = ({ accounts }: { accounts: readonly Account[] }) => {
  const failed = accounts.filter((account) => failureOf(account) !== '').map(({ name }) => name);
  const lines = accounts.flatMap((account) => [...surplusLines(account), ...owedLines(account)]);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
      {failed.length > 0 && <Alert severity="error">{texts.alarm.failed(failed.join(', '))}</Alert>}
      {lines.map((line) => (
        <Alert key={line} severity="warning">
          {line}
        </Alert>
      ))}
    </Box>
  );
};
