import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';

interface RegimeToggleProps {
  /** Whose regime it is, for a screen reader. */
  label: string;
  value: RegimeType;
  disabled: boolean;
  onChange: (regime: RegimeType) => void;
}

const chosen = {
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '@media (pointer: coarse)': { minHeight: 44 },
  // On paper only the chosen one, in words.
  '@media print': {
    display: 'none',
    '&.Mui-selected': { display: 'block', border: 0, bgcolor: 'transparent', color: 'text.primary' },
  },
} as const;

/** RPPS or RGPS, the chosen one filled. */
export const RegimeToggle = ({ label, value, disabled, onChange }: RegimeToggleProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    disabled={disabled}
    aria-label={label}
    onChange={(_event, regime: RegimeType | null) => regime !== null && onChange(regime)}
  >
    {regimeType.options.map((regime) => (
      <ToggleButton key={regime} value={regime} sx={{ ...chosen, px: 1.5, fontWeight: 600 }}>
        {regime}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
