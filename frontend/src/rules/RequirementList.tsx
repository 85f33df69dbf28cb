import Box from '@mui/material/Box';
import type { Rule } from '../../../domain/api/rules.ts';
import { type Slot, slotsOf } from './align.ts';
import { RequirementRow } from './RequirementRow.tsx';

interface RequirementListProps {
  rule: Rule;
  /** The lines to keep, also where this rule asks for nothing; absent: its own. */
  lines?: readonly Slot[] | undefined;
}

const onSharedLines = (count: number) => ({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${Math.max(1, count)}`,
});

/** The requirements of a rule, on lines of its own or on those that it shares with the rule beside it. */
export const RequirementList = ({ rule, lines }: RequirementListProps) => {
  const slots = slotsOf(rule);
  const shared = lines === undefined ? {} : { '@media (min-width: 900px)': onSharedLines(lines.length) };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, alignContent: 'start', ...shared }}>
      {(lines ?? [...slots.keys()]).map((slot) => {
        const explained = slots.get(slot);
        return explained === undefined ? (
          <li key={slot} aria-hidden />
        ) : (
          <RequirementRow key={slot} explained={explained} />
        );
      })}
    </Box>
  );
};
