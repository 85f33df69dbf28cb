import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Account, AccountBilling } from '../../../../domain/api/accounts.ts';
import { formatDate, formatInstant, formatMoney } from '../../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../../domain/words/today.ts';
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

/** What should be paid by now and is not, in words; empty: nothing. */
export const lateOf = ({ billing }: Account): string => {
  const late = billing?.late ?? null;
  if (late === null) return '';
  return (late.byCard ? texts.notByCard : texts.late)(formatMoney(late.value), formatDate(late.dueOn));
};

const linesOf = ({ next, late, leaving, differencesPaid, surpluses }: AccountBilling): string[] => [
  ...(next === null || late !== null ? [] : [texts.next(formatMoney(next.value), formatDate(next.dueOn))]),
  ...surpluses.map(({ amount, done, at }) =>
    texts.surplus(formatMoney(amount), texts.alarm.done[done], formatDate(dayInSaoPaulo(at))),
  ),
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
  return (
    <Box sx={{ maxWidth: 320 }}>
      {billing.plan}
      {[lateOf(account), failureOf(account)]
        .filter((trouble) => trouble !== '')
        .map((trouble) => (
          <Typography key={trouble} variant="caption" color="error" component="div">
            {trouble}
          </Typography>
        ))}
      {linesOf(billing).map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" component="div">
          {line}
        </Typography>
      ))}
    </Box>
  );
};
