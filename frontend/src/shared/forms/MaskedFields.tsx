/** Fields whose form is kept while one types. Apart from the others: the first page has none, and need not load the masks. */
import type { TextFieldProps } from '@mui/material/TextField';
import { DateField } from '../fields/DateField.tsx';
import { MaskedField } from '../fields/MaskedField.tsx';
import type { DigitMask } from '../fields/masks.ts';
import { both, realDate } from './checks.ts';
import { type FormFieldProps, marks } from './FormFields.tsx';
import { useField } from './useField.tsx';

export const FormDate = ({
  name,
  check = () => null,
  required,
  helperText,
  allowFuture = false,
  ...rest
}: FormFieldProps & { allowFuture?: boolean }) => {
  const { error, ref, value, ...field } = useField(name, both(realDate, check));
  return (
    <DateField
      {...rest}
      {...field}
      {...marks(required)}
      value={value ?? ''}
      inputRef={ref}
      allowFuture={allowFuture}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
};

type MaskedProps = FormFieldProps & Pick<TextFieldProps, 'autoComplete'> & { mask: DigitMask };

export const FormMasked = ({ name, check, required, helperText, ...rest }: MaskedProps) => {
  const { error, ref, value, ...field } = useField(name, check);
  return (
    <MaskedField
      {...rest}
      {...field}
      {...marks(required)}
      value={value ?? ''}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
};
