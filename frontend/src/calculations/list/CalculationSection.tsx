import AddIcon from '@mui/icons-material/Add';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CustomerRecord } from '../../customers/useCustomer.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { useOpenParameter } from '../../shared/useOpenParameter.ts';
import { CalculationTable } from './CalculationTable.tsx';
import { NewCalculation, panelParameter } from './NewCalculation.tsx';
import { customerCalculationTexts as texts } from './texts.ts';

export const CalculationSection = () => {
  const customer = useShownRecord<CustomerRecord>();
  const { isOpen, open, leave, finish } = useOpenParameter(panelParameter, 'new');
  const none = customer.calculations.length === 0;
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={open}>
      {texts.create}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby="calculations-title" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Typography id="calculations-title" variant="h2" sx={{ flexGrow: 1 }}>
          {texts.title}
        </Typography>
        {!none && !isOpen && <Box className="no-print">{add}</Box>}
      </Box>
      {isOpen && <NewCalculation onDone={finish} onLeave={leave} />}
      {none && !isOpen && (
        <Paper variant="outlined">
          <EmptyState icon={CalculateIcon} title={texts.emptyTitle} body={texts.emptyBody} heading="h3">
            {add}
          </EmptyState>
        </Paper>
      )}
      {!none && <CalculationTable />}
    </Box>
  );
};
