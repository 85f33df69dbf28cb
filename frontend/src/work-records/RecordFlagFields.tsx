import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type GlossaryKey, glossary } from '../../../domain/words/glossary.ts';
import { sharedTexts } from '../shared/texts.ts';
import { DaysField } from './DaysField.tsx';
import { type RecordFieldsProps, twoColumns } from './RecordFields.tsx';
import type { RecordForm } from './record-form.ts';
import { levelWords, recordTexts as texts } from './texts.ts';

type Flag = {
  [Field in keyof RecordForm]: RecordForm[Field] extends boolean ? Field : never;
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

const bases: readonly RecordForm['specialTimeBase'][] = ['15', '20', '25'];
const levels: readonly (keyof typeof levelWords)[] = ['low', 'medium', 'high'];

/** What the time counts as, and the few facts that some flags ask for. */
export const RecordFlagFields = ({ form, onChange, complaints }: RecordFieldsProps) => (
  <>
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {texts.flags}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}>
        {flags.map(([flag, label, term]) => (
          <Tooltip key={flag} title={meaningOf(term)} enterDelay={600} placement="top-start" describeChild>
            <FormControlLabel
              label={label}
              control={<Checkbox checked={form[flag]} onChange={(_event, on) => onChange({ ...form, [flag]: on })} />}
            />
          </Tooltip>
        ))}
      </Box>
    </Box>
    <Box sx={twoColumns}>
      {form.isSpecialTime && (
        <TextField
          select
          label={texts.specialBase}
          value={form.specialTimeBase}
          onChange={({ target }) =>
            onChange({ ...form, specialTimeBase: bases.find((base) => base === target.value) ?? '25' })
          }
        >
          {bases.map((base) => (
            <MenuItem key={base} value={base}>
              {texts.specialBaseYears(Number(base))}
            </MenuItem>
          ))}
        </TextField>
      )}
      {form.isDisabled && (
        <TextField
          select
          required
          label={texts.level}
          value={form.disabledLevel}
          error={complaints.disabledLevel !== undefined}
          helperText={complaints.disabledLevel}
          onChange={({ target }) =>
            onChange({ ...form, disabledLevel: levels.find((level) => level === target.value) ?? '' })
          }
        >
          {levels.map((level) => (
            <MenuItem key={level} value={level}>
              {levelWords[level]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {form.regimeType === 'RGPS' && (
        <TextField
          select
          label={texts.plan}
          value={form.contributionPlan}
          onChange={({ target }) =>
            onChange({ ...form, contributionPlan: target.value === 'simplified' ? 'simplified' : 'normal' })
          }
        >
          <MenuItem value="normal">{texts.planNormal}</MenuItem>
          <MenuItem value="simplified">{texts.planSimplified}</MenuItem>
        </TextField>
      )}
    </Box>
    <Typography component="h3" variant="subtitle2">
      {texts.leave}
    </Typography>
    <Box sx={twoColumns}>
      <DaysField
        label={texts.expiredVacations}
        value={form.expiredVacations}
        onChange={(expiredVacations) => onChange({ ...form, expiredVacations })}
      />
      <DaysField
        label={texts.expiredPremiumLicenses}
        value={form.expiredPremiumLicenses}
        onChange={(expiredPremiumLicenses) =>
          onChange({
            ...form,
            expiredPremiumLicenses,
            hasExpiredPremiumLicenses: expiredPremiumLicenses > 0 || form.hasExpiredPremiumLicenses,
          })
        }
      />
      <FormControlLabel
        label={texts.hasExpiredPremiumLicenses}
        control={
          <Checkbox
            checked={form.hasExpiredPremiumLicenses}
            onChange={(_event, on) => onChange({ ...form, hasExpiredPremiumLicenses: on })}
          />
        }
      />
    </Box>
  </>
);
