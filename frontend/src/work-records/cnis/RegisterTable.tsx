import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { RegisterCard, RegisterRow } from './RegisterRow.tsx';
import type { Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegisterTableProps {
  label: string;
  shown: readonly Reviewed[];
  limits: MonthLimits | null;
  onChange: (reviewed: Reviewed) => void;
  onChooseAll: (places: readonly number[], included: boolean) => void;
}

/** Plain cells styled from here, so that a hundred links open at once. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& thead th': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: theme.palette.background.paper,
    whiteSpace: 'nowrap',
  },
  '& td, & th': { padding: theme.spacing(0.75, 1), borderBottom: `1px solid ${theme.palette.divider}` },
  '& td:first-of-type, & thead th:first-of-type': { paddingInline: 0, width: 42 },
  '& td:last-of-type:not([colspan])': { width: 40, paddingInline: 0 },
  '& .number': { textAlign: 'right' },
  '& tr.continued > *': { borderBottom: 0, paddingBottom: 0 },
  '& tr.continued + tr > *': { paddingTop: 0 },
}));

/** The registers of a part of the review: a table, on the phone a list of cards. */
export const RegisterTable = ({ label, shown, limits, onChange, onChooseAll }: RegisterTableProps) => {
  const narrow = useIsNarrow();
  const included = shown.filter((one) => one.included).length;
  const all = (
    <Checkbox
      checked={included === shown.length}
      indeterminate={included > 0 && included < shown.length}
      onChange={(_event, on) =>
        onChooseAll(
          shown.map(({ place }) => place),
          on,
        )
      }
      slotProps={{ input: { 'aria-label': texts.allShown } }}
    />
  );
  if (narrow) {
    return (
      <>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', typography: 'body2' }}>
          {all}
          {included === shown.length ? texts.none : texts.all}
        </Box>
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((one) => (
            <RegisterCard key={one.place} reviewed={one} limits={limits} onChange={onChange} />
          ))}
        </Box>
      </>
    );
  }
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{all}</th>
          <th scope="col">{texts.company}</th>
          <th scope="col">{texts.start}</th>
          <th scope="col">{texts.end}</th>
          <th scope="col">{texts.regime}</th>
          <th scope="col" className="number">
            {texts.pay}
          </th>
          <th scope="col">{texts.attention}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <RegisterRow key={one.place} reviewed={one} limits={limits} onChange={onChange} />
        ))}
      </tbody>
    </Table>
  );
};
