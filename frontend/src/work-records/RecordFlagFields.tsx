import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { type GlossaryKey, glossary } from '../../../domain/words/glossary.ts';
import { FormCheckbox, FormCount, FormSelect } from '../shared/forms/FormFields.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { twoColumns } from './RecordFields.tsx';
import type { RecordForm } from './record-form.ts';
import { levelWords, recordTexts as texts } from './texts.ts';

type Flag = {
  [Name in keyof RecordForm]: RecordForm[Name] extends boolean ? Name : never;
}[keyof RecordForm];

const flags: readonly (readonly [Flag, string, GlossaryKey | null])[] = [
  ['isPublicService', texts.publicService, 'publicServiceTime'],
  ['isCurrentCareer', texts.career, 'carreerTime'],
  ['isCurrentPosition', texts.position, 'positionTime'],
  ['isTeaching', texts.teaching, 'teachingTime'],
  ['isPoliceTime', texts.police, 'policeTime'],
  ['isSpecialTime', texts.specialFlag, 'specialTime'],
  ['isDisabled', texts.disabledFlag, 'disabledTime'],
  ['isRural', texts.ruralFlag, null],
  ['isQualifyingPeriod', texts.qualifying, 'qualifyingPeriod'],
];

const meaningOf = (term: GlossaryKey | null): string => {
  if (term === null) return '';
  const { meaning, article } = glossary[term];
  return article === null ? meaning : `${meaning} ${sharedTexts.article(article)}`;
};

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
      {special && <FormSelect name="specialTimeBase" label={texts.specialBase} required options={bases} />}
      {disabled && <FormSelect name="disabledLevel" label={texts.level} required options={levels} />}
      {regime === 'RGPS' && <FormSelect name="contributionPlan" label={texts.plan} required options={plans} />}
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
        <FormCount name="expiredVacations" label={texts.expiredVacations} />
        <FormCount
          name="expiredPremiumLicenses"
          label={texts.expiredPremiumLicenses}
          onCount={(days) => days > 0 && setValue('hasExpiredPremiumLicenses', true, { shouldDirty: true })}
        />
        <FormCheckbox name="hasExpiredPremiumLicenses" label={texts.hasExpiredPremiumLicenses} />
      </Box>
    </>
  );
};

/** What the time counts as. */
export const RecordFlagFields = () => (
  <>
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {texts.flags}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}>
        {flags.map(([flag, label, term]) => (
          <Tooltip key={flag} title={meaningOf(term)} enterDelay={600} placement="top-start" describeChild>
            <Box>
              <FormCheckbox name={flag} label={label} />
            </Box>
          </Tooltip>
        ))}
      </Box>
    </Box>
    <AskedByFlags />
    <Leave />
  </>
);
