import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ComparedRule, RuleOutcome } from '../../../domain/api/history.ts';
import { formatDate, formatMoney, unbroken } from '../../../domain/words/format.ts';
import { historyTexts as texts } from './texts.ts';

interface OutcomeProps {
  outcome: RuleOutcome | null;
  /** The other side: what differs from it is written bold. */
  beside: RuleOutcome | null;
}

const dayText = ({ date }: RuleOutcome): string => (date === null ? texts.never : formatDate(date));
const valueText = ({ value }: RuleOutcome): string => (value === null ? texts.noValue : unbroken(formatMoney(value)));

const Outcome = ({ outcome, beside }: OutcomeProps) => {
  if (outcome === null) return texts.notTested;
  const differs = (name: keyof RuleOutcome) => beside === null || outcome[name] !== beside[name];
  return (
    <>
      {[
        ['group', texts.groups[outcome.group]] as const,
        ['date', dayText(outcome)] as const,
        ['value', valueText(outcome)] as const,
      ].map(([name, text]) => (
        <Typography
          key={name}
          variant="body2"
          sx={{ fontWeight: differs(name) ? 700 : 400, color: differs(name) ? 'text.primary' : 'text.secondary' }}
        >
          {text}
        </Typography>
      ))}
    </>
  );
};

interface ComparedRulesProps {
  rules: readonly ComparedRule[];
  unchanged: number;
  /** What the two sides are called, and what is said of the rules that are not listed. */
  sides?: { readonly before: string; readonly after: string; readonly unchanged: (count: number) => string };
}

/** What the difference of two revisions does to each rule: group, day and value on either side. */
export const ComparedRules = ({ rules, unchanged, sides = texts }: ComparedRulesProps) => (
  <>
    {rules.length === 0 ? (
      <Typography>{texts.noRules}</Typography>
    ) : (
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={texts.rules}>
          <TableHead>
            <TableRow>
              <TableCell>{texts.rule}</TableCell>
              <TableCell>{sides.before}</TableCell>
              <TableCell>{sides.after}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rules.map(({ regimeType, ruleId, modality, before, after }) => (
              <TableRow key={`${regimeType} ${ruleId}`} sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                  {modality}
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    {regimeType}
                  </Typography>
                </TableCell>
                <TableCell sx={{ verticalAlign: 'top' }}>
                  <Outcome outcome={before} beside={after} />
                </TableCell>
                <TableCell sx={{ verticalAlign: 'top' }}>
                  <Outcome outcome={after} beside={before} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    )}
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {sides.unchanged(unchanged)}
    </Typography>
  </>
);
