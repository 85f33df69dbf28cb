import ExpandMore from '@mui/icons-material/ExpandMore';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import type { BenefitLogWithSalaries, LoggedSalary } from '../../../domain/api/benefit-logs.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { SalaryTable } from './SalaryTable.tsx';
import { rulesTexts, type SalaryList, salaryListTitles } from './texts.ts';

const order: readonly SalaryList[] = ['discarded', 'all', 'since1994', 'sorted', 'top'];

interface SalaryAccordionProps {
  title: string;
  salaries: readonly LoggedSalary[];
  regimeType: RegimeType;
}

const SalaryAccordion = ({ title, salaries, regimeType }: SalaryAccordionProps) => {
  const notify = useNotify();
  const { records } = useCalculation();
  const exportList = async () => {
    const { downloadSalaries } = await import('./export-salaries.ts');
    const ofRegime = (records.data?.workRecords ?? []).filter((record) => record.regimeType === regimeType);
    await downloadSalaries(title, salaries, ofRegime);
  };
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography>
          {title} ({salaries.length})
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {salaries.length === 0 ? (
          <Typography variant="body2">{rulesTexts.empty}</Typography>
        ) : (
          <>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
              <Button
                size="small"
                startIcon={<FileDownloadOutlined />}
                onClick={() => exportList().catch(() => notify(rulesTexts.exportFailed, { type: 'error' }))}
              >
                {rulesTexts.export}
              </Button>
            </Box>
            <SalaryTable title={title} salaries={salaries} />
          </>
        )}
      </AccordionDetails>
    </Accordion>
  );
};

/** A benefit that is no average goes through no list but that of all salaries; an average may discard none. */
const listsOf = ({ count, salaries }: BenefitLogWithSalaries): SalaryList[] =>
  order.filter((list) => list === 'all' || salaries[list].length > 0 || (list === 'discarded' && count !== null));

/** The lists behind a value, each opened when wanted and each exportable. */
export const SalaryLists = ({ log, regimeType }: { log: BenefitLogWithSalaries; regimeType: RegimeType }) => (
  <Box>
    {listsOf(log).map((list) => (
      <SalaryAccordion
        key={list}
        title={salaryListTitles[list]}
        salaries={log.salaries[list]}
        regimeType={regimeType}
      />
    ))}
  </Box>
);
