import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import { useRecordChange } from '../use-record-change.ts';
import { RegisterRow } from './RegisterRow.tsx';
import { lacksIngress, type Reviewed, recordsOf, reviewOf } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface ReviewProps {
  calculationId: string;
  etag: string | null;
  job: CnisImport;
  onSaved: () => void;
  onAnother: () => void;
}

/** What was read, for the person to look over; nothing is in the calculation before it is saved. */
export const Review = ({ calculationId, etag, job, onSaved, onAnother }: ReviewProps) => {
  const [reviewed, setReviewed] = useState<Reviewed[]>(() => reviewOf(job.registers));
  const [addMissing, setAddMissing] = useState(false);
  const { mutate, isPending } = useRecordChange<Reviewed[]>(calculationId, {
    change: (genial, chosen) => genial.createWorkRecords(recordsOf(calculationId, chosen, addMissing), etag),
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: onSaved,
  });
  if (job.registers.length === 0) {
    return (
      <Alert severity="warning" action={<Button onClick={onAnother}>{texts.another}</Button>}>
        {texts.nothing}
      </Alert>
    );
  }
  const included = reviewed.filter((one) => one.included).length;
  const change = (next: Reviewed) => setReviewed(reviewed.map((one) => (one.place === next.place ? next : one)));
  return (
    <Stack spacing={1.5}>
      {job.person?.name !== null && job.person !== null && (
        <Typography variant="h3" component="p">
          {texts.reviewOf(job.person.name ?? '')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.review}
      </Typography>
      <FormControlLabel
        label={texts.addMissing}
        control={<Checkbox checked={addMissing} onChange={(_event, on) => setAddMissing(on)} />}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reviewed.map((one) => (
          <RegisterRow key={one.place} reviewed={one} onChange={change} />
        ))}
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          py: 1.5,
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {texts.selected(included, reviewed.length)}
        </Typography>
        <Button onClick={onAnother} disabled={isPending}>
          {texts.another}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={included === 0 || reviewed.some(lacksIngress)}
          onClick={() => mutate(reviewed)}
        >
          {texts.save}
        </Button>
      </Box>
    </Stack>
  );
};
