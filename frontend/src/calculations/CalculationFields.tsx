import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { calculationName } from '../../../domain/api/calculations.ts';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
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

const help = fieldHelp.calculation;

/** The facts of a calculation that are not spans. `blankDate`: what an empty calculation date means. */
export const CalculationFields = ({ blankDate }: { blankDate: string }) => {
  const { control } = useFormContext<CalculationForm>();
  const rgps = useWatch({ control, name: 'regimeType' }) === 'RGPS';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
      <Helped help={help.name}>
        <FormText name="name" label={texts.name} required check={contract(calculationName)} />
      </Helped>
      <Helped help={help.regimeType}>
        <FormSelect name="regimeType" label={texts.regimeType} options={regimeTypes} required />
      </Helped>
      <Helped help={help.regime}>
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
      </Helped>
      <Helped help={help.calculationDate}>
        <FormDate name="calculationDate" label={texts.calculationDate} helperText={blankDate} allowFuture />
      </Helped>
      <Helped help={help.publicServiceIngressDate}>
        <FormDate name="publicServiceIngressDate" label={texts.publicServiceIngressDate} />
      </Helped>
      <Helped help={help.registrationDate}>
        <FormDate name="registrationDate" label={texts.registrationDate} />
      </Helped>
      <Helped help={help.state}>
        <FormSelect name="state" label={texts.state} options={states} />
      </Helped>
      <Helped help={help.countingMethod}>
        <FormSelect name="countingMethod" label={texts.countingMethod} options={countingMethods} required />
      </Helped>
      {!rgps && (
        <Helped help={help.optedForRPC} place="after">
          <FormCheckbox name="optedForRPC" label={texts.optedForRPC} />
        </Helped>
      )}
    </Box>
  );
};
