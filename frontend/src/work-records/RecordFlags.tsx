import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { levelWords, recordTexts as texts } from './texts.ts';

export const flagWordsOf = (record: WorkRecord): string[] =>
  [
    record.isPublicService ? texts.publicService : null,
    record.isCurrentCareer ? texts.career : null,
    record.isCurrentPosition ? texts.position : null,
    record.isTeaching ? texts.teaching : null,
    record.isSpecialTime ? texts.special(record.specialTimeBase) : null,
    record.isPoliceTime ? texts.police : null,
    record.isDisabled
      ? texts.disabled(record.disabledLevel === null ? '' : levelWords[record.disabledLevel]).trim()
      : null,
    record.isRural ? texts.rural : null,
    record.contributionPlan === 'simplified' ? texts.simplified : null,
    record.isQualifyingPeriod ? null : texts.notQualifying,
  ].filter((word) => word !== null);

/** What a record counts for, and whether it runs beside another one. */
export const RecordFlags = ({ record }: { record: WorkRecord }) => {
  const words = flagWordsOf(record);
  if (words.length === 0 && record.concomitantWith.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap', mt: 1 }}>
      {words.map((word) => (
        <Chip key={word} size="small" variant="outlined" label={word} />
      ))}
      {record.concomitantWith.length > 0 && (
        <Tooltip title={texts.concomitantHelp}>
          <Chip size="small" color="warning" variant="outlined" label={texts.concomitant} tabIndex={0} />
        </Tooltip>
      )}
    </Stack>
  );
};
