import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { calculationFields as of } from '../../../domain/api/calculations.ts';
import { UNIAO_ID } from '../../../domain/words/regimes.ts';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { FormText } from '../shared/forms/FormFields.tsx';
import { FormDate } from '../shared/forms/MaskedFields.tsx';
import { readAmount, readCount, typed } from '../shared/forms/typed-numbers.ts';
import type { CalculationForm } from './form-values.ts';
import { calculationTexts as texts } from './texts.ts';

const help = fieldHelp.calculation;

const amounts = {
  specialBenefit: typed(readAmount, of.specialBenefit.sent),
  specialBenefitAverage: typed(readAmount, of.specialBenefitAverage.sent),
} as const;
const counts = {
  specialBenefitContributions: typed(readCount, of.specialBenefitContributions.sent),
  specialBenefitYears: typed(readCount, of.specialBenefitYears.sent),
} as const;

/** The special benefit is the União's; of the regime not chosen yet nothing is known. */
const useIsAsked = (): boolean => {
  const { control } = useFormContext<CalculationForm>();
  const [regimeType, regime, opted] = useWatch({ control, name: ['regimeType', 'regime', 'optedForRPC'] });
  return opted && regimeType === 'RPPS' && (regime === null || regime.regimeId === UNIAO_ID);
};

/** What the official statement says of who opted for the complementary regime in the União. */
export const SpecialBenefitFields = ({ columns }: { columns: object }) => {
  const title = useId();
  if (!useIsAsked()) return null;
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography id={title} variant="subtitle2" component="h3">
        {texts.specialBenefit}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {texts.specialBenefitHint}
      </Typography>
      <Box sx={columns}>
        <Helped help={help.rpcOptedOn}>
          <FormDate name="rpcOptedOn" label={texts.rpcOptedOn} />
        </Helped>
        {(['specialBenefit', 'specialBenefitAverage'] as const).map((name) => (
          <Helped key={name} help={help[name]}>
            <FormText name={name} label={texts.ofSpecialBenefit[name]} check={amounts[name]} />
          </Helped>
        ))}
        {(['specialBenefitContributions', 'specialBenefitYears'] as const).map((name) => (
          <Helped key={name} help={help[name]}>
            <FormText name={name} label={texts.ofSpecialBenefit[name]} check={counts[name]} />
          </Helped>
        ))}
      </Box>
    </Box>
  );
};
