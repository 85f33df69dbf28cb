import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type CountingMethod, countingMethod } from '../../../domain/api/calculations.ts';
import { Choice } from '../shared/Choice.tsx';
import { rulesTexts as texts } from './texts.ts';

interface CountSwitchProps {
  /** How the calculation counts. */
  own: CountingMethod;
  /** How the rules shown are counted. */
  shown: CountingMethod;
  onChange: (method: CountingMethod) => void;
}

/** Shows the rules counted the other way, without changing the calculation. */
export const CountSwitch = ({ own, shown, onChange }: CountSwitchProps) => (
  <Box>
    <Choice
      label={texts.counting}
      value={shown}
      options={countingMethod.options.map((method) => [method, texts.countedAs[method]])}
      onChange={onChange}
    />
    {shown !== own && (
      <Alert severity="info" sx={{ mt: 1 }}>
        {texts.countedOtherwise[shown]}
      </Alert>
    )}
  </Box>
);
