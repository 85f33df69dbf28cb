import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Rule } from '../../../domain/api/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { readMoney } from '../shared/reading.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { useCountedAs } from './counted-as.ts';
import { NetSteps } from './NetSteps.tsx';
import { rulesTexts } from './texts.ts';

const texts = rulesTexts.net;
const SETTLED_MS = 400;
const DEPENDANTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** What of the value reaches the account. What is asked here is kept nowhere. */
export const NetPanel = ({ rule }: { rule: Rule }) => {
  const { id } = useCalculation().calculation;
  const countingMethod = useCountedAs();
  const genial = useGenial();
  const [dependants, setDependants] = useState(0);
  const [ill, setIll] = useState(false);
  const [other, setOther] = useState('');
  const isAmount = other.trim() === '' || readMoney(other) !== null;
  const otherOfPayer = useDebounced(readMoney(other) ?? 0, SETTLED_MS);
  const { regimeType } = rule;
  const asked = { regimeType, countingMethod, dependants, seriousIllness: String(ill), otherOfPayer };
  const { data, error } = useQuery({
    queryKey: [...keys.derived(id), 'net', rule.id, asked],
    queryFn: async ({ signal }) => (await genial.net(id, rule.id, asked, signal)).data,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack component="section" spacing={1.5} aria-label={texts.title}>
      <Typography variant="h3">{texts.title}</Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        className="no-print"
        sx={{ alignItems: { sm: 'center' } }}
      >
        <TextField
          select
          size="small"
          label={texts.dependants}
          value={dependants}
          onChange={(event) => setDependants(Number(event.target.value))}
          sx={{ width: { sm: 260 }, flexShrink: 0 }}
        >
          {DEPENDANTS.map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={texts.other}
          value={other}
          error={!isAmount}
          helperText={isAmount ? undefined : texts.notAmount}
          onChange={({ target }) => setOther(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          sx={{ width: { sm: 260 }, flexShrink: 0 }}
        />
        <FormControlLabel
          label={texts.illness}
          control={<Checkbox checked={ill} onChange={(_event, checked) => setIll(checked)} />}
        />
      </Stack>
      {error !== null && <Alert severity="error">{error.message}</Alert>}
      {data !== undefined && <NetSteps answer={data} />}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {texts.scope}
      </Typography>
    </Stack>
  );
};
