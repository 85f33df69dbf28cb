import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { BenefitLog } from '../../../domain/api/benefit-logs.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { unbroken } from '../../../domain/words/format.ts';
import { Citations } from './Citations.tsx';
import { rulesTexts } from './texts.ts';

/** On a phone the article stands under its step. */
const onDesk = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** The logic of a value, step by step; what follows from the steps before it, or from no law, has no article. */
export const BenefitSteps = ({
  log,
  rule,
}: {
  log: Pick<BenefitLog, 'steps'>;
  rule: Pick<Rule, 'sources' | 'checkedOn'>;
}) => (
  <TableContainer>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{rulesTexts.steps}</TableCell>
          <TableCell sx={onDesk}>{rulesTexts.article}</TableCell>
          <TableCell align="right">{rulesTexts.value}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {log.steps.map(({ label, article, value }) => (
          <TableRow key={`${label}-${value}`}>
            <TableCell>
              {label}
              <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'block', sm: 'none' } }}>
                {article !== null && <Citations quotation={article} rule={rule} />}
              </Typography>
            </TableCell>
            <TableCell sx={{ ...onDesk, color: 'text.secondary' }}>
              {article !== null && <Citations quotation={article} rule={rule} />}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {unbroken(value)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
