import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { workRecordLabels } from '../../../domain/words/fields.ts';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { FormCheckbox, FormCount, FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { twoColumns } from './RecordFields.tsx';
import { flagNames, isAbroad, type RecordForm } from './record-form.ts';
import { levelWords, recordTexts as texts } from './texts.ts';

const help = fieldHelp.workRecord;

const bases = ['15', '20', '25'].map((value) => ({ value, label: texts.specialBaseYears(Number(value)) }));
const levels = Object.entries(levelWords).map(([value, label]) => ({ value, label }));
const plans = [
  { value: 'normal', label: texts.planNormal },
  { value: 'simplified', label: texts.planSimplified },
];

/** The few facts that some flags, and the regime, ask for. */
const AskedByFlags = () => {
  const [special, disabled, regime] = useWatch<RecordForm, ['isSpecialTime', 'isDisabled', 'regimeType']>({
    name: ['isSpecialTime', 'isDisabled', 'regimeType'],
  });
  return (
    <Box sx={twoColumns}>
      {special && (
        <Helped help={help.specialTimeBase}>
          <FormSelect name="specialTimeBase" label={texts.specialBase} required options={bases} />
        </Helped>
      )}
      {disabled && (
        <Helped help={help.disabledLevel}>
          <FormSelect name="disabledLevel" label={texts.level} required options={levels} />
        </Helped>
      )}
      {regime === 'RGPS' && (
        <Helped help={help.contributionPlan}>
          <FormSelect name="contributionPlan" label={texts.plan} required options={plans} />
        </Helped>
      )}
      {regime === 'RGPS' && (
        <Helped help={help.lateMonths}>
          <FormText name="lateMonths" label={texts.lateMonths} helperText={texts.lateMonthsHelp} />
        </Helped>
      )}
    </Box>
  );
};

/** Vacations and premium leave that were earned and never taken. */
const Leave = () => {
  const { setValue } = useFormContext<RecordForm>();
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {texts.leave}
      </Typography>
      <Box sx={twoColumns}>
        <Helped help={help.expiredVacations}>
          <FormCount name="expiredVacations" label={texts.expiredVacations} />
        </Helped>
        <Helped help={help.expiredPremiumLicenses}>
          <FormCount
            name="expiredPremiumLicenses"
            label={texts.expiredPremiumLicenses}
            onCount={(days) => setValue('hasExpiredPremiumLicenses', days > 0, { shouldDirty: true })}
          />
        </Helped>
        <Helped help={help.hasExpiredPremiumLicenses} place="after">
          <FormCheckbox name="hasExpiredPremiumLicenses" label={texts.hasExpiredPremiumLicenses} />
        </Helped>
      </Box>
    </>
  );
};

/** What the time counts as; abroad it is nothing but time and carência. */
export const RecordFlagFields = () => {
  const [regimeType, country] = useWatch<RecordForm, ['regimeType', 'country']>({ name: ['regimeType', 'country'] });
  const abroad = isAbroad({ regimeType, country });
  return (
    <>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Typography component="legend" variant="subtitle2">
          {texts.flags}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}>
          {flagNames
            .filter((flag) => !abroad || flag === 'isQualifyingPeriod')
            .map((flag) => (
              <Box key={flag}>
                <Helped help={help[flag]} place="after">
                  <FormCheckbox name={flag} label={workRecordLabels[flag]} />
                </Helped>
              </Box>
            ))}
        </Box>
      </Box>
      {!abroad && <AskedByFlags />}
      {!abroad && <Leave />}
    </>
  );
};
