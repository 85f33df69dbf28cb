import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SimulatedCustomer } from '../../../../domain/api/simulator.ts';
import { useGenial } from '../../data/data-provider.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { simulatorTexts as texts } from './texts.ts';
import { useSimulation } from './useSimulation.ts';

const spans = [1, 8, 30, 366] as const;

/** Makes everything of an account older, so that its trial ends and its charges fall due. */
export const PassTime = ({ customer: { accountId } }: { customer: SimulatedCustomer }) => {
  const genial = useGenial();
  const [days, setDays] = useState<(typeof spans)[number]>(8);
  const { mutate, isPending } = useSimulation((id: string) => genial.simulateTime(id, days), texts.passed);
  if (accountId === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <TextField
        select
        size="small"
        label={texts.time}
        value={days}
        onChange={({ target }) => setDays(spans.find((span) => span === Number(target.value)) ?? 8)}
        sx={{ minWidth: 200 }}
      >
        {spans.map((span) => (
          <MenuItem key={span} value={span}>
            {texts.spans[span]}
          </MenuItem>
        ))}
      </TextField>
      <BusyButton variant="outlined" busy={isPending} onClick={() => mutate(accountId)} title={texts.timeHelp}>
        {texts.pass}
      </BusyButton>
    </Box>
  );
};
