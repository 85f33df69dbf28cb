import AddIcon from '@mui/icons-material/Add';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../shared/EmptyState.tsx';
import type { CustomerRecord } from '../useCustomer.ts';
import { CalculationTable } from './CalculationTable.tsx';
import { NewCalculation } from './NewCalculation.tsx';
import { customerCalculationTexts as texts } from './texts.ts';

/** Whether the panel 'Novo Cálculo' is open stands in the address, so that other screens can open it. */
const useNewCalculation = () => {
  const [query, setQuery] = useSearchParams();
  const setOpen = (open: boolean) =>
    setQuery(
      (current) => {
        if (open) current.set('calculation', 'new');
        else current.delete('calculation');
        return current;
      },
      { replace: true },
    );
  return { open: query.get('calculation') === 'new', setOpen };
};

export const CalculationSection = ({ customer }: { customer: CustomerRecord }) => {
  const { open, setOpen } = useNewCalculation();
  const none = customer.calculations.length === 0;
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
      {texts.create}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby="calculations-title" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Typography id="calculations-title" variant="h2" sx={{ flexGrow: 1 }}>
          {texts.title}
        </Typography>
        {!none && !open && <Box className="no-print">{add}</Box>}
      </Box>
      {open && <NewCalculation customer={customer} onClose={() => setOpen(false)} />}
      {none && !open && (
        <Paper variant="outlined">
          <EmptyState icon={CalculateIcon} title={texts.emptyTitle} body={texts.emptyBody} heading="h3">
            {add}
          </EmptyState>
        </Paper>
      )}
      {!none && <CalculationTable customer={customer} />}
    </Box>
  );
};
