import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Account, AccountBilling } from '../../../../domain/api/accounts.ts';
import { formatDate, formatInstant, formatMoney } from '../../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../../domain/words/today.ts';
import { today } from '../../shared/clock.ts';
import { accountTexts as texts } from './texts.ts';

const purposes: Readonly<Record<string, string>> = texts.purposes;
const troubles: Readonly<Record<string, string>> = texts.troubles;

/** What failed last, in words; empty: nothing did. */
export const failureOf = ({ billing }: Account): string => {
  const failure = billing?.failure ?? null;
  return failure === null
    ? ''
    : texts.failure(
        purposes[failure.purpose] ?? failure.purpose,
        formatInstant(failure.at),
        failure.detail === null ? texts.noDetail : (troubles[failure.detail] ?? failure.detail),
      );
};

/** The status with its cause. */
export const stateOf = ({ status, billing }: Account): string => {
  const cause = billing?.cause ?? null;
  return cause === null ? texts.statuses[status] : `${texts.statuses[status]}: ${texts.causes[cause]}`;
};

const nextLine = ({ value, dueOn }: NonNullable<AccountBilling['next']>): string =>
  (dueOn < today() ? texts.late : texts.next)(formatMoney(value), formatDate(dueOn));

const linesOf = ({ next, leaving, differencesPaid }: AccountBilling): string[] => [
  ...(next === null ? [] : [nextLine(next)]),
  ...differencesPaid.map(({ amount, at }) => texts.differencePaid(formatMoney(amount), formatDate(dayInSaoPaulo(at)))),
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
