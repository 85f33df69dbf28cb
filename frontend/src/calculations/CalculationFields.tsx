import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { calculationName } from '../../../domain/api/calculations.ts';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { contract } from '../shared/forms/checks.ts';
import { FormCheckbox, FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { FormDate } from '../shared/forms/MaskedFields.tsx';
import type { CalculationForm } from './form-values.ts';
import { RegimeField } from './RegimeField.tsx';
import { SpecialBenefitFields } from './SpecialBenefitFields.tsx';
import { calculationTexts as texts } from './texts.ts';
import { useAskedFor } from './useAskedFor.tsx';

const states = unitCodes.map((code) => ({ value: code, label: `${code} – ${unitNames[code]}` }));
const regimeTypes = [
  { value: 'RPPS', label: 'RPPS' },
  { value: 'RGPS', label: 'RGPS' },
];
const countingMethods = [
  { value: 'days365', label: texts.days365 },
  { value: 'calendar', label: texts.calendar },
];
const worksAfter = [
  { value: 'goesOn', label: texts.goesOn },
  { value: 'ends', label: texts.ends },
];

const help = fieldHelp.calculation;

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
} as const;

const useIsRgps = (): boolean => {
  const { control } = useFormContext<CalculationForm>();
  return useWatch({ control, name: 'regimeType' }) === 'RGPS';
};

/** What every calculation needs: a name, its regime, and for a servant the entry. */
export const MainFields = () => {
  const { control } = useFormContext<CalculationForm>();
  const rgps = useIsRgps();
  const regimeHint = useAskedFor('regime');
  const entryHint = useAskedFor('publicServiceIngressDate');
  return (
    <Box sx={grid}>
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
              onBlur={field.onBlur}
              rgps={rgps}
              error={fieldState.error?.message}
              hint={regimeHint}
            />
          )}
        />
      </Helped>
      {!rgps && (
        <Helped help={help.publicServiceIngressDate}>
          <FormDate name="publicServiceIngressDate" label={texts.publicServiceIngressDate} helperText={entryHint} />
        </Helped>
      )}
    </Box>
  );
};

/** The facts that have a default or come with the records. `blankDate`: what an empty calculation date means. */
export const FurtherFields = ({ blankDate }: { blankDate: string }) => {
  const rgps = useIsRgps();
  const dateHint = useAskedFor('calculationDate');
  const stateHint = useAskedFor('state');
  return (
    <>
      <Box sx={grid}>
        <Helped help={help.calculationDate}>
          <FormDate
            name="calculationDate"
            label={texts.calculationDate}
            helperText={
              dateHint === undefined ? (
                blankDate
              ) : (
                <>
                  {dateHint} · {blankDate}
                </>
              )
            }
            allowFuture
          />
        </Helped>
        <Helped help={help.registrationDate}>
          <FormDate name="registrationDate" label={texts.registrationDate} />
        </Helped>
        <Helped help={help.retiredSince}>
          <FormDate name="retiredSince" label={texts.retiredSince} />
        </Helped>
        <Helped help={help.state}>
          <FormSelect name="state" label={texts.state} options={states} helperText={stateHint} />
        </Helped>
        <Helped help={help.countingMethod}>
          <FormSelect name="countingMethod" label={texts.countingMethod} options={countingMethods} required />
        </Helped>
        <Helped help={help.workAfter}>
          <FormSelect name="workAfter" label={texts.workAfter} options={worksAfter} none={texts.workAfterDefault} />
        </Helped>
        {!rgps && (
          <Helped help={help.optedForRPC} place="after">
            <FormCheckbox name="optedForRPC" label={texts.optedForRPC} />
          </Helped>
        )}
      </Box>
      <SpecialBenefitFields columns={grid} />
    </>
  );
};
