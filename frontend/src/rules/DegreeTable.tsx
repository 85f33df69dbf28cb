import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RequirementExplained } from '../../../domain/api/requirements.ts';
import { degreePartRows, degreePartWords } from '../../../domain/words/degree-parts.ts';
import { formatDate } from '../../../domain/words/format.ts';

const head = [degreePartWords.degree, degreePartWords.held, degreePartWords.factor, degreePartWords.converted];
const cell = { px: 0.5, fontVariantNumeric: 'tabular-nums' } as const;

/** Of what the time of a degree is made: that of each degree, the factor that converts it, and what it makes. */
export const DegreeTable = ({ explained, measuredOn }: { explained: RequirementExplained; measuredOn: string }) => {
  const rows = degreePartRows(explained);
  if (rows.length === 0) return null;
  const title = degreePartWords.title(formatDate(measuredOn));
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {head.map((name, place) => (
              <TableCell key={name} align={place === 0 ? 'left' : 'right'} sx={cell}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...figures]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={cell}>
                {name}
              </TableCell>
              {figures.map((figure, place) => (
                <TableCell key={head[place + 1]} align="right" sx={cell}>
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
};
