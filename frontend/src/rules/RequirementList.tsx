import Box from '@mui/material/Box';
import type { Rule } from '../../../domain/api/rules.ts';
import { type Line, slotsOf } from './align.ts';
import { RequirementRow } from './RequirementRow.tsx';
import { rulesTexts } from './texts.ts';

interface RequirementListProps {
  rule: Rule;
  /** The lines to keep, also where this rule asks for nothing; absent: its own. */
  lines?: readonly Line[] | undefined;
}

const onSharedLines = (count: number) => ({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${Math.max(1, count)}`,
});

const ownLines = (slots: ReturnType<typeof slotsOf>): Line[] =>
  [...slots].map(([slot, { label }]) => ({ slot, label }));

const notAsked = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  typography: 'caption',
  color: 'text.secondary',
} as const;

/** The requirements of a rule, on lines of its own or on those that it shares with the rule beside it. */
export const RequirementList = ({ rule, lines }: RequirementListProps) => {
  const slots = slotsOf(rule);
  const shared = lines === undefined ? {} : { '@media (min-width: 900px)': onSharedLines(lines.length) };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, alignContent: 'start', ...shared }}>
      {(lines ?? ownLines(slots)).map(({ slot, label }) => {
        const explained = slots.get(slot);
        if (explained !== undefined) {
          return <RequirementRow key={slot} explained={explained} rule={rule} />;
        }
        return (
          <Box key={slot} component="li" sx={notAsked}>
            {rulesTexts.notAsked(label)}
          </Box>
        );
      })}
    </Box>
  );
};
