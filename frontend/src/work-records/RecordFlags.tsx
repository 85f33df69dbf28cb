import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { readMonthRanges } from '../../../domain/units/month.ts';
import { isToBeChecked } from '../../../domain/words/agreements.ts';
import { lowIncomeText } from '../../../domain/words/low-income.ts';
import { agreementWords } from './abroad-words.ts';
import { longUnpaidSince } from './open-end.ts';
import { periodText } from './period.ts';
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
    record.isQualifyingPeriod && record.lateMonths !== null
      ? texts.lateChip(readMonthRanges(record.lateMonths)?.length ?? 0)
      : null,
  ].filter((word) => word !== null);

const simplifiedHelpOf = (record: WorkRecord): string =>
  [texts.simplifiedHelp, lowIncomeText(record)].filter((text) => text !== null).join(' ');

const Beside = ({ records }: { records: readonly WorkRecord[] }) => (
  <>
    {records.map((record) => (
      <Box key={record.id}>
        {record.companyName} · {periodText(record)}
      </Box>
    ))}
    {texts.concomitantHelp}
  </>
);

/** Where the time was insured, and what is known of the agreement. */
const Abroad = ({ country }: { country: string }) => (
  <>
    <Tooltip title={texts.abroadHelp(agreementWords(country))} describeChild>
      <Chip size="small" color="info" label={texts.abroad(country)} tabIndex={0} sx={{ maxWidth: '100%' }} />
    </Tooltip>
    {isToBeChecked(country) && <Chip size="small" color="warning" variant="outlined" label={agreementWords(country)} />}
  </>
);

interface RecordFlagsProps {
  record: WorkRecord;
  /** The records that run at the same time. */
  beside: readonly WorkRecord[];
  asOf: string;
}

/** What a record counts for, which ones run beside it, and whether it seems to have ended. */
export const RecordFlags = ({ record, beside, asOf }: RecordFlagsProps) => {
  const unpaidSince = longUnpaidSince(record, asOf);
  const words = flagWordsOf(record);
  if (record.country === null && words.length === 0 && beside.length === 0 && unpaidSince === null) return null;
  return (
    <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap', mt: 1 }}>
      {record.country !== null && <Abroad country={record.country} />}
      {words.map((word) => (
        <Tooltip key={word} title={word === texts.simplified ? simplifiedHelpOf(record) : ''} describeChild>
          <Chip size="small" variant="outlined" label={word} {...(word === texts.simplified ? { tabIndex: 0 } : {})} />
        </Tooltip>
      ))}
      {unpaidSince !== null && (
        <Tooltip title={texts.longUnpaidHelp} describeChild>
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={texts.longUnpaid(unpaidSince)}
            tabIndex={0}
            sx={{ maxWidth: '100%' }}
          />
        </Tooltip>
      )}
      {beside.length > 0 && (
        <Tooltip title={<Beside records={beside} />} describeChild>
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={texts.concomitantWith(beside.map(({ companyName }) => companyName))}
            tabIndex={0}
            sx={{ maxWidth: '100%' }}
          />
        </Tooltip>
      )}
    </Stack>
  );
};
