import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type CountingMethod, countingMethod } from '../../../domain/api/calculations.ts';
import { rulesTexts as texts } from './texts.ts';

interface CountSwitchProps {
  /** How the calculation counts. */
  own: CountingMethod;
  /** How the rules shown are counted. */
  shown: CountingMethod;
  onChange: (method: CountingMethod) => void;
}

/** Shows the rules counted the other way, without changing the calculation. */
export const CountSwitch = ({ own, shown, onChange }: CountSwitchProps) => {
  const labelId = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="body2" id={labelId} sx={{ color: 'text.secondary' }}>
          {texts.counting}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-labelledby={labelId}
          onChange={(_event, method: CountingMethod | null) => method !== null && onChange(method)}
        >
          {countingMethod.options.map((method) => (
            <ToggleButton key={method} value={method} sx={{ color: 'text.primary', minHeight: { xs: 44, sm: 36 } }}>
              {texts.countedAs[method]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {shown !== own && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {texts.countedOtherwise[shown]}
        </Alert>
      )}
    </Box>
  );
};
