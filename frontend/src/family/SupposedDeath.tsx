import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';
import { deathCauses } from '../../../domain/api/family.ts';
import { causeWords } from '../../../domain/words/family.ts';
import { DateField } from '../shared/fields/DateField.tsx';
import { Helped } from '../shared/fields/Helped.tsx';
import type { FamilyDraft } from './draft.ts';
import { MoneyField } from './MoneyField.tsx';
import { familyTexts as texts } from './texts.ts';

interface SupposedDeathProps {
  draft: FamilyDraft;
  onChange: (some: Partial<FamilyDraft>) => void;
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const causeOf = (value: string): FamilyDraft['cause'] => deathCauses.find((cause) => cause === value) ?? 'other';
const regimeOf = (value: string, own: RegimeType): RegimeType => regimeType.options.find((one) => one === value) ?? own;

/** Of police who are servants. */
const causesIn = (regime: RegimeType) => deathCauses.filter((cause) => cause !== 'aggression' || regime === 'RPPS');
const inRegime = ({ cause }: FamilyDraft, regime: RegimeType): Partial<FamilyDraft> => ({
  regimeType: regime,
  cause: causesIn(regime).find((one) => one === cause) ?? 'work',
});

/** By which regime, of what, on which day, and of whom: retired or not. */
export const SupposedDeath = ({ draft, onChange }: SupposedDeathProps) => (
  <Stack component="section" spacing={1.5} aria-label={texts.supposed}>
    <Typography variant="h3">{texts.supposed}</Typography>
    <Box sx={grid}>
      <Helped help={texts.help.regime}>
        <TextField
          select
          label={texts.regime}
          value={draft.regimeType}
          onChange={({ target }) => onChange(inRegime(draft, regimeOf(target.value, draft.regimeType)))}
        >
          {regimeType.options.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Helped>
      <Helped help={texts.help.cause}>
        <TextField
          select
          label={texts.cause}
          value={draft.cause}
          onChange={({ target }) => onChange({ cause: causeOf(target.value) })}
        >
          {causesIn(draft.regimeType).map((cause) => (
            <MenuItem key={cause} value={cause}>
              {causeWords[cause]}
            </MenuItem>
          ))}
        </TextField>
      </Helped>
      <MoneyField
        label={texts.retirementPay}
        help={texts.help.retirementPay}
        hint={texts.retirementPayHelp}
        value={draft.retirementPay}
        onChange={(retirementPay) => onChange({ retirementPay })}
      />
      <Helped help={texts.help.death}>
        <DateField label={texts.death} value={draft.death} onChange={(death) => onChange({ death })} />
      </Helped>
    </Box>
  </Stack>
);
