import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { useWholeNumber } from '../fields/useWholeNumber.ts';
import type { Check } from './checks.ts';
import { useField, useTextField } from './useField.tsx';

export interface FormFieldProps {
  name: string;
  label: string;
  check?: Check;
  required?: boolean;
  helperText?: ReactNode;
  disabled?: boolean;
}

interface CountProps {
  name: string;
  label: string;
  /** What else a count changes. */
  onCount?: (count: number) => void;
}

/** A whole number from 0, kept by its digits. */
export const FormCount = ({ name, label, onCount }: CountProps) => {
  const { error, ref, value, onChange, onBlur } = useField(name);
  const entry = useWholeNumber(Number(value), (count) => {
    onChange(String(count));
    onCount?.(count);
  });
  return (
    <TextField
      {...entry}
      onBlur={() => {
        entry.onBlur();
        onBlur();
      }}
      label={label}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { inputMode: 'numeric', style: { textAlign: 'right' } } }}
    />
  );
};

interface CheckboxProps {
  name: string;
  label: ReactNode;
  disabled?: boolean;
}

type TextProps = FormFieldProps & Pick<TextFieldProps, 'type' | 'autoComplete' | 'multiline' | 'minRows' | 'autoFocus'>;

export const FormText = ({ name, check, required, helperText, ...rest }: TextProps) => {
  const field = useTextField(name, { check, required, helperText });
  return <TextField {...rest} {...field} />;
};

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends FormFieldProps, Pick<TextFieldProps, 'autoComplete'> {
  options: readonly Option[];
  /** How the choice of nothing is called, where nothing may be chosen; null where it may not. A name of its own is shown. */
  none?: string | null;
  /** Shows the value alone, where its label has no room. */
  showsValue?: boolean;
}

const NO_NAME = '—';
const shownByName = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
const shownByValue = { select: { renderValue: (shown: unknown) => String(shown) } };

export const FormSelect = ({
  name,
  check,
  required,
  helperText,
  options,
  none = NO_NAME,
  showsValue = false,
  ...rest
}: SelectProps) => {
  const field = useTextField(name, { check, required, helperText });
  const offersNone = required !== true && none !== null;
  return (
    <TextField
      {...rest}
      {...field}
      select
      slotProps={{ ...(showsValue && shownByValue), ...(offersNone && none !== NO_NAME && shownByName) }}
    >
      {offersNone && <MenuItem value="">{none}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const FormCheckbox = ({ name, label, disabled = false }: CheckboxProps) => {
  const { value, ref, error, onChange, ...field } = useField(name);
  const complaint = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            {...field}
            onChange={(_event, ticked) => onChange(ticked)}
            slotProps={{
              input: {
                ref,
                ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': complaint }),
              },
            }}
            checked={value === true}
          />
        }
      />
      {error !== undefined && (
        <FormHelperText id={complaint} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
};
