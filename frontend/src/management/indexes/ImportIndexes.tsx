import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { ImportReview } from './ImportReview.tsx';
import { readMonth } from './MonthPicker.tsx';
import { indexTexts as texts } from './texts.ts';
import { type Proposal, useIndexImport } from './useIndexImport.ts';

const spreadsheet = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table of factors out of a spreadsheet, for the month that is chosen above. */
export const ImportIndexes = ({ month }: { month: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [needsMonth, setNeedsMonth] = useState(false);
  const { check, isPending, failure, reset } = useIndexImport(setProposal);
  const date = readMonth(month);
  const choose = () => {
    reset();
    setNeedsMonth(date === null);
    if (date !== null) input.current?.click();
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined && date !== null) check({ file, date });
  };
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{texts.import}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {texts.importHelp}
      </Typography>
      <input ref={input} type="file" accept={spreadsheet} hidden onChange={take} aria-label={texts.import} />
      <BusyButton variant="outlined" startIcon={<UploadIcon />} busy={isPending} onClick={choose}>
        {texts.import}
      </BusyButton>
      {needsMonth && date === null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {texts.chooseMonth}
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {proposal !== null && <ImportReview proposal={proposal} onClose={() => setProposal(null)} />}
    </Paper>
  );
};
