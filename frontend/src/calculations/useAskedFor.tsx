import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { messages } from '../../../domain/words/messages.ts';
import { type CalculationForm, isAskedFor } from './form-values.ts';

/** 'Campo obrigatório', in the colour of a notice: it is asked for, and stops nobody from saving. */
export const asked: ReactNode = (
  <Box component="span" sx={{ color: 'warning.main' }}>
    {messages.required}
  </Box>
);

/** What is said under a field that was left empty although the regime asks for it; undefined: nothing. */
export const useAskedFor = (name: keyof CalculationForm): ReactNode | undefined => {
  const { control } = useFormContext<CalculationForm>();
  const { touchedFields, isSubmitted } = useFormState({ control, name });
  const values = useWatch({ control });
  const left = isSubmitted || touchedFields[name] !== undefined;
  return left && isAskedFor(name, values) ? asked : undefined;
};
