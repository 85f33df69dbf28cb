/** Fields whose form is kept while one types. Apart from the others: the first page has none, and need not load the masks. */
import type { TextFieldProps } from '@mui/material/TextField';
import { DateField } from '../fields/DateField.tsx';
import { MaskedField } from '../fields/MaskedField.tsx';
import type { DigitMask } from '../fields/masks.ts';
import { both, realDate } from './checks.ts';
import type { FormFieldProps } from './FormFields.tsx';
import { useTextField } from './useField.tsx';

export const FormDate = ({
  name,
  check = () => null,
  required,
  helperText,
  allowFuture = false,
  ...rest
}: FormFieldProps & { allowFuture?: boolean }) => {
  const field = useTextField(name, { check: both(realDate, check), required, helperText });
  return <DateField {...rest} {...field} allowFuture={allowFuture} />;
};

type MaskedProps = FormFieldProps & Pick<TextFieldProps, 'autoComplete'> & { mask: DigitMask };

export const FormMasked = ({ name, check, required, helperText, ...rest }: MaskedProps) => {
  const field = useTextField(name, { check, required, helperText });
  return <MaskedField {...rest} {...field} />;
};
