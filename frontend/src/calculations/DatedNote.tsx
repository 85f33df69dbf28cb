import Typography from '@mui/material/Typography';
import { datedText } from '../../../domain/words/dated.ts';
import { today } from '../shared/clock.ts';
import { useCalculation } from './calculation-context.ts';

/** What 'hoje' and 'já' of a calculation of another day mean; nothing of one of today. */
export const DatedNote = () => {
  const said = datedText(useCalculation().calculation.calculationDateUsed, today());
  return said === null ? null : (
    <Typography variant="body2" sx={{ maxWidth: '110ch' }}>
      {said}
    </Typography>
  );
};
