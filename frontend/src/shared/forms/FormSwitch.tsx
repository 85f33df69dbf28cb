import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useField } from './useField.tsx';

interface FormSwitchProps {
  name: string;
  label: string;
  helperText: string;
}

/** Something that is on or off. */
export const FormSwitch = ({ name, label, helperText }: FormSwitchProps) => {
  const { value, ref, error: _error, onChange, ...field } = useField(name);
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            {...field}
            checked={value === true}
            onChange={(_event, on) => onChange(on)}
            slotProps={{ input: { ref, 'aria-describedby': helpId } }}
          />
        }
      />
      <FormHelperText id={helpId} sx={{ mt: 0 }}>
        {helperText}
      </FormHelperText>
    </div>
  );
};
