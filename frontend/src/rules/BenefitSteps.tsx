import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { BenefitLog } from '../../../domain/api/rules.ts';
import { rulesTexts } from './texts.ts';

/** The logic of a value, step by step, each with its article. */
export const BenefitSteps = ({ log }: { log: BenefitLog }) => (
  <TableContainer>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{rulesTexts.steps}</TableCell>
          <TableCell>{rulesTexts.article}</TableCell>
          <TableCell align="right">{rulesTexts.value}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {log.steps.map(({ label, article, value }) => (
          <TableRow key={`${label}-${value}`}>
            <TableCell>{label}</TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>{article}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {value}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
