import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../domain/words/format.ts';
import { formatPoints } from '../../../domain/words/quantities.ts';
import type { Gender, PointsRow } from './points-rows.ts';
import { pointsTexts } from './texts.ts';

const genders: readonly Gender[] = ['Mulher', 'Homem'];

const Points = ({ points }: { points: number | null }) => (points === null ? '—' : formatPoints(points));

interface PointsTableViewProps {
  rows: readonly PointsRow[];
  /** By the first day of a line, what is said beside it. */
  marks: ReadonlyMap<string, string[]>;
  /** The client's, whose figures stand out. */
  own: Gender | null;
}

/** Points by day, of women and men; the client's lines marked. */
export const PointsTableView = ({ rows, marks, own }: PointsTableViewProps) => (
  <TableContainer role="group" aria-label={pointsTexts.title} tabIndex={0} sx={{ maxHeight: 420 }}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>{pointsTexts.from}</TableCell>
          {genders.map((gender) => (
            <TableCell key={gender} align="right">
              {gender}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ from, points }) => {
          const said = marks.get(from) ?? [];
          return (
            <TableRow key={from} selected={said.length > 0} aria-current={said.length > 0 ? true : undefined}>
              <TableCell>
                {formatDate(from)}
                {said.map((text) => (
                  <Typography key={text} variant="caption" sx={{ display: 'block', fontWeight: 600 }}>
                    {text}
                  </Typography>
                ))}
              </TableCell>
              {genders.map((gender) => (
                <TableCell key={gender} align="right" sx={{ fontWeight: gender === own ? 700 : 400 }}>
                  <Points points={points[gender]} />
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  </TableContainer>
);
