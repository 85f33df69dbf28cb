import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { calculationName } from '../../../domain/api/calculations.ts';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { contract } from '../shared/forms/checks.ts';
import { FormCheckbox, FormDate, FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import type { CalculationForm } from './form-values.ts';
import { RegimeField } from './RegimeField.tsx';
import { calculationTexts as texts } from './texts.ts';

const states = unitCodes.map((code) => ({ value: code, label: `${code} – ${unitNames[code]}` }));
const regimeTypes = [
  { value: 'RPPS', label: 'RPPS' },
  { value: 'RGPS', label: 'RGPS' },
];
const countingMethods = [
  { value: 'days365', label: texts.days365 },
  { value: 'calendar', label: texts.calendar },
];

/** The facts of a calculation that are not spans. `blankDate`: what an empty calculation date means. */
export const CalculationFields = ({ blankDate }: { blankDate: string }) => {
  const { control } = useFormContext<CalculationForm>();
  const rgps = useWatch({ control, name: 'regimeType' }) === 'RGPS';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
      <FormText name="name" label={texts.name} required check={contract(calculationName)} />
      <FormSelect name="regimeType" label={texts.regimeType} options={regimeTypes} required />
      <Controller
        name="regime"
        control={control}
        render={({ field, fieldState }) => (
          <RegimeField
            inputRef={field.ref}
            value={field.value}
            onChange={field.onChange}
            rgps={rgps}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormDate name="calculationDate" label={texts.calculationDate} helperText={blankDate} allowFuture />
      <FormDate name="publicServiceIngressDate" label={texts.publicServiceIngressDate} />
      <FormDate name="registrationDate" label={texts.registrationDate} />
      <FormSelect name="state" label={texts.state} options={states} />
      <FormSelect name="countingMethod" label={texts.countingMethod} options={countingMethods} required />
      {!rgps && <FormCheckbox name="optedForRPC" label={texts.optedForRPC} />}
    </Box>
  );
};
