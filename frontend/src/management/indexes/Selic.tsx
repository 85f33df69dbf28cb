import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { linesOf, monthsOf, type Rates, rangeOf, readRates } from './selic-lines.ts';
import { indexTexts as texts } from './texts.ts';
import { useForgetIndexes } from './useIndexChange.ts';

const usePublishing = (date: string, onPublished: () => void, onSettled: () => void) => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetIndexes();
  return useMutation({
    mutationFn: (selic: Rates) =>
      genial.publishIndexes({
        indexes: [],
        selic,
        min_salary: null,
        max_salary: null,
        month: date.slice(0, 2),
        year: Number(date.slice(3)),
      }),
    onSuccess: async () => {
      onPublished();
      await forget();
      notify(texts.selicSaved, { type: 'success' });
    },
    onError: (error) =>
      notify([texts.selicFailed, ...(isApiError(error) ? new Set(Object.values(error.fields)) : [])].join(' '), {
        type: 'error',
      }),
    onSettled,
  });
};

/** The SELIC by month, typed or pasted: the interest of what is paid late. */
export const Selic = ({ date, published }: { date: string; published: Rates }) => {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Rates | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { mutate, isPending } = usePublishing(
    date,
    () => setText(''),
    () => setAsked(null),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readRates(text, date);
    setWrong(typeof read === 'string' ? read : null);
    if (typeof read !== 'string' && read.length > 0) setAsked(read);
  };
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{texts.selic}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {texts.selicHelp} {published.length === 0 ? texts.noSelic : texts.selicOf(monthsOf(published))}
      </Typography>
      {published.length > 0 && (
        <Button size="small" sx={{ mb: 2 }} onClick={() => setText(linesOf(published))}>
          {texts.selicShow}
        </Button>
      )}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <TextField
          label={texts.selicRates}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          fullWidth
          minRows={3}
          maxRows={8}
          error={wrong !== null}
          helperText={wrong ?? texts.selicExample}
        />
        <BusyButton type="submit" variant="outlined" busy={isPending}>
          {texts.publish}
        </BusyButton>
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={texts.selicTitle(monthsOf(asked ?? []))}
        action={texts.publish}
        busy={isPending}
        onConfirm={() => asked !== null && mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {asked !== null && rangeOf(asked)} {texts.selicUnder(date)}
      </ConfirmDialog>
    </Paper>
  );
};
