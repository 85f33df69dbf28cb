import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type RecomputationAnswer, recomputation } from '../../../domain/api/recomputations.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { useServerEvents } from '../shared/jobs/useServerEvents.ts';
import { recomputationTexts as texts } from './texts.ts';

const Progress = ({ run: { status, done, total, startedAt } }: { run: RecomputationAnswer }) => {
  if (startedAt === null) return <Typography>{texts.status.idle}</Typography>;
  const share = total === 0 ? 100 : Math.floor((100 * done) / total);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">
        <strong>{texts.status[status]}</strong>
        {` · ${texts.progress(done, total)}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={status === 'done' ? 100 : share}
        color={status === 'stopped' ? 'warning' : 'primary'}
        aria-label={texts.panel}
      />
      <Typography variant="body2" color="text.secondary">
        {texts.since(formatInstant(startedAt))}
      </Typography>
    </Box>
  );
};

const Switch = ({ run, onChange }: { run: RecomputationAnswer; onChange: (run: RecomputationAnswer) => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (to: 'stop' | 'resume') => genial.switchRecomputation(to),
    onSuccess: ({ data }) => onChange(data),
    onError: () => notify(texts.changeFailed, { type: 'error' }),
  });
  if (run.status !== 'running' && run.status !== 'stopped') return null;
  const to = run.status === 'running' ? 'stop' : 'resume';
  return (
    <BusyButton variant="outlined" size="small" busy={isPending} onClick={() => mutate(to)}>
      {texts[to]}
    </BusyButton>
  );
};

/** How far everything is recomputed after a change of the law or the indexes. */
export const RecomputationPanel = () => {
  const [run, setRun] = useState<RecomputationAnswer | null>(null);
  const [refused, setRefused] = useState(false);
  useServerEvents('recomputations/current/events', {
    answer: recomputation,
    onEvent: (event) => {
      setRun(event);
      return true;
    },
    onRefusal: () => setRefused(true),
  });
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="recomputation"
      sx={{ p: 3, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography id="recomputation" variant="h2" sx={{ flexGrow: 1 }}>
          {texts.panel}
        </Typography>
        {run !== null && <Switch run={run} onChange={setRun} />}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {texts.panelHint}
      </Typography>
      {refused && <Alert severity="error">{texts.panelFailed}</Alert>}
      {run !== null && <Progress run={run} />}
      {run !== null && run.failed > 0 && <Alert severity="warning">{texts.failed(run.failed)}</Alert>}
    </Paper>
  );
};
