import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { formatAmount, formatMoney } from '../../../../domain/words/format.ts';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { readMoney } from '../../shared/reading.ts';
import { indexTexts as texts } from './texts.ts';
import { useForgetIndexes } from './useIndexChange.ts';

type Wage = number | null;
interface Values {
  minSalary: Wage;
  maxSalary: Wage;
}

const shown = (value: Wage): string => (value === null ? '' : formatAmount(value));
const spoken = (value: Wage): string => (value === null ? texts.nothingKnown : formatMoney(value));
/** Nothing typed: unchanged. `undefined`: not to be read. */
const typed = (text: string): Wage | undefined => {
  if (text.trim() === '') return null;
  const value = readMoney(text);
  return value === null || value < 0 ? undefined : value;
};

interface FieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const Money = ({ label, value, onChange }: FieldProps) => {
  const wrong = typed(value) === undefined;
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={wrong}
      helperText={wrong ? texts.invalidMoney : undefined}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } } }}
    />
  );
};

const changesOf = (before: Values, { minSalary, maxSalary }: Values): readonly string[] => [
  ...(minSalary === null || minSalary === before.minSalary
    ? []
    : [texts.change(texts.minimum, spoken(before.minSalary), spoken(minSalary))]),
  ...(maxSalary === null || maxSalary === before.maxSalary
    ? []
    : [texts.change(texts.ceiling, spoken(before.maxSalary), spoken(maxSalary))]),
];

/** Minimum wage and ceiling of the month; what changes is said before it is saved. */
export const Wages = ({ date, before }: { date: string; before: Values }) => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetIndexes();
  const [texted, setTexted] = useState({ minimum: shown(before.minSalary), ceiling: shown(before.maxSalary) });
  const [asked, setAsked] = useState<Values | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ minSalary, maxSalary }: Values) =>
      genial.publishIndexes({
        indexes: [],
        min_salary: minSalary,
        max_salary: maxSalary,
        month: date.slice(0, 2),
        year: Number(date.slice(3)),
      }),
    onSuccess: async () => {
      await forget();
      notify(texts.wagesSaved, { type: 'success' });
    },
    onError: (error) =>
      notify([texts.wagesFailed, ...(isApiError(error) ? Object.values(error.fields) : [])].join(' '), {
        type: 'error',
      }),
    onSettled: () => setAsked(null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [minSalary, maxSalary] = [typed(texted.minimum), typed(texted.ceiling)];
    if (minSalary === undefined || maxSalary === undefined) return;
    if (changesOf(before, { minSalary, maxSalary }).length === 0) notify(texts.wagesSame, { type: 'info' });
    else setAsked({ minSalary, maxSalary });
  };
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{texts.wages(date)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {texts.wagesHelp}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' }, gap: 2, alignItems: 'start' }}
      >
        <Money label={texts.minimum} value={texted.minimum} onChange={(minimum) => setTexted({ ...texted, minimum })} />
        <Money label={texts.ceiling} value={texted.ceiling} onChange={(ceiling) => setTexted({ ...texted, ceiling })} />
        <BusyButton type="submit" variant="contained" busy={isPending}>
          {texts.save}
        </BusyButton>
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={texts.wagesTitle(date)}
        action={texts.save}
        busy={isPending}
        onConfirm={() => asked !== null && mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {(asked === null ? [] : changesOf(before, asked)).map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </ConfirmDialog>
    </Paper>
  );
};
