import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { otherBenefitKinds } from '../../../domain/api/family.ts';
import { otherBenefitWords } from '../../../domain/words/family.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { type BenefitDraft, newBenefit } from './draft.ts';
import { MoneyField } from './MoneyField.tsx';
import { familyTexts as texts } from './texts.ts';
import { useListFocus } from './useListFocus.ts';

interface OneBenefitProps {
  benefit: BenefitDraft;
  place: number;
  onChange: (some: Partial<BenefitDraft>) => void;
  onRemove: () => void;
}

const kindOf = (value: string): BenefitDraft['kind'] =>
  otherBenefitKinds.find((kind) => kind === value) ?? 'retirement';
const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

const OneBenefit = ({ benefit: { kind, value, acquiredBefore }, place, onChange, onRemove }: OneBenefitProps) => (
  <Paper component="li" variant="outlined" sx={{ p: 2, pr: 7, position: 'relative' }}>
    <Box sx={grid}>
      <Helped help={texts.help.benefitKind}>
        <TextField
          select
          label={texts.benefitKind}
          value={kind}
          onChange={({ target }) => onChange({ kind: kindOf(target.value) })}
        >
          {otherBenefitKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {otherBenefitWords[one]}
            </MenuItem>
          ))}
        </TextField>
      </Helped>
      <MoneyField
        label={texts.benefitValue}
        help={texts.help.benefitValue}
        value={value}
        onChange={(next) => onChange({ value: next })}
      />
      <Helped help={texts.help.acquiredBefore} place="after">
        <FormControlLabel
          label={texts.acquiredBefore}
          control={
            <Checkbox checked={acquiredBefore} onChange={(_event, checked) => onChange({ acquiredBefore: checked })} />
          }
        />
      </Helped>
    </Box>
    <IconButton
      aria-label={texts.removeBenefit(place + 1)}
      onClick={onRemove}
      sx={{ position: 'absolute', top: 8, right: 8, minWidth: 44, minHeight: 44 }}
    >
      <DeleteIcon />
    </IconButton>
  </Paper>
);

interface OtherBenefitsProps {
  benefits: readonly BenefitDraft[];
  onChange: (benefits: BenefitDraft[]) => void;
}

const MOST = 5;

/** What the spouse receives besides, which the bands of the cumulation ask for. */
export const OtherBenefits = ({ benefits, onChange }: OtherBenefitsProps) => {
  const list = useListFocus(benefits.length);
  return (
    <Stack component="section" ref={list} spacing={1.5} aria-label={texts.others}>
      <Typography variant="h3">{texts.others}</Typography>
      {benefits.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.othersNone}
        </Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {benefits.map((one, place) => (
          <OneBenefit
            key={one.key}
            benefit={one}
            place={place}
            onChange={(some) => onChange(benefits.map((other) => (other === one ? { ...one, ...some } : other)))}
            onRemove={() => onChange(benefits.filter((other) => other !== one))}
          />
        ))}
      </Stack>
      <Box className="no-print">
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={benefits.length >= MOST}
          onClick={() => onChange([...benefits, newBenefit(benefits)])}
          sx={{ minHeight: 44 }}
        >
          {texts.addBenefit}
        </Button>
      </Box>
    </Stack>
  );
};
