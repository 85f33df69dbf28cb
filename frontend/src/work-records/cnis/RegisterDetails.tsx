import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LinkNews } from '../../../../domain/api/cnis.ts';
import { formatMoney, formatMonth } from '../../../../domain/words/format.ts';
import { messages } from '../../../../domain/words/messages.ts';
import { DateField } from '../../shared/fields/DateField.tsx';
import { CountsNowhere, IndicatorList } from '../indicators/IndicatorList.tsx';
import { recordTexts } from '../texts.ts';
import { kindTold } from './benefits.ts';
import { MonthsDialog } from './MonthsDialog.tsx';
import { markedOf } from './marked.ts';
import type { Notice } from './notices.ts';
import { asksPlan } from './plans.ts';
import { RegisterPlan } from './RegisterPlan.tsx';
import { complaintOf, flagOf, type Reviewed, type ReviewedFlag, reviewedFlags } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegisterDetailsProps {
  reviewed: Reviewed;
  notices: readonly Notice[];
  onChange: (reviewed: Reviewed) => void;
}

const flagWords: Record<ReviewedFlag, string> = {
  isPublicService: recordTexts.publicService,
  isCurrentCareer: recordTexts.career,
  isCurrentPosition: recordTexts.position,
  isTeaching: recordTexts.teaching,
  isSpecialTime: recordTexts.specialFlag,
  isRural: recordTexts.ruralFlag,
};
const bases = [15, 20, 25] as const;

/** Name, days, plan and what the link counts as. */
const Fields = ({ reviewed, onChange }: Omit<RegisterDetailsProps, 'notices'>) => {
  const { register, companyName, ingressDate, ending, egressDate, flags, regimeType, specialTimeBase } = reviewed;
  const complaint = complaintOf(reviewed);
  const impossible = complaint === messages.invalidRecordDates;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' } }}>
        <TextField
          size="small"
          label={texts.company}
          value={companyName}
          error={complaint === messages.required}
          helperText={complaint === messages.required ? complaint : undefined}
          onChange={({ target }) => onChange({ ...reviewed, companyName: target.value })}
        />
        <DateField
          size="small"
          label={texts.ingress}
          value={ingressDate}
          onChange={(date) => onChange({ ...reviewed, ingressDate: date })}
          error={impossible || complaint === texts.noIngress}
          helperText={impossible || complaint === texts.noIngress ? complaint : undefined}
        />
        {ending === 'asRead' && (
          <DateField
            size="small"
            label={texts.egress}
            allowFuture
            value={egressDate}
            onChange={(date) => onChange({ ...reviewed, egressDate: date })}
            error={impossible || complaint === texts.noEgress}
            helperText={complaint === texts.noEgress ? complaint : undefined}
          />
        )}
      </Box>
      {regimeType === 'RGPS' && asksPlan(register) && <RegisterPlan reviewed={reviewed} onChange={onChange} />}
      <Box role="group" aria-label={texts.countsAs} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {reviewedFlags.map((flag) => (
          <FormControlLabel
            key={flag}
            label={flagWords[flag]}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={flagOf(reviewed, flag)}
                onChange={(_event, on) => onChange({ ...reviewed, flags: { ...flags, [flag]: on } })}
              />
            }
          />
        ))}
        {flagOf(reviewed, 'isSpecialTime') && (
          <TextField
            select
            size="small"
            label={recordTexts.specialBase}
            value={specialTimeBase}
            onChange={({ target }) =>
              onChange({
                ...reviewed,
                specialTimeBase: bases.find((base) => base === Number(target.value)) ?? specialTimeBase,
              })
            }
            sx={{ minWidth: 190 }}
          >
            {bases.map((base) => (
              <MenuItem key={base} value={base}>
                {recordTexts.specialBaseYears(base)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
    </>
  );
};

const keptText = ({ month, year, value, read }: LinkNews['kept'][number]): string =>
  texts.keptValue(formatMonth(month, year), formatMoney(value), formatMoney(read));

/** What the record keeps although the extract has other values. */
const Kept = ({ reviewed }: { reviewed: Reviewed }) => {
  const kept = reviewed.register.news?.kept ?? [];
  if (kept.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {texts.keptValues(kept.map(keptText).join('; '))}
    </Typography>
  );
};

/** Everything about one link that can be looked at and corrected before it is saved. */
export const RegisterDetails = ({ reviewed, notices, onChange }: RegisterDetailsProps) => {
  const [months, setMonths] = useState(false);
  const { register, known, salaries } = reviewed;
  const inMonths = notices.filter(({ count }) => count > 0);
  const told = kindTold(register);
  return (
    <Stack spacing={1.5} sx={{ py: 1 }}>
      {!known && <Fields reviewed={reviewed} onChange={onChange} />}
      <Kept reviewed={reviewed} />
      {told !== null && <Typography variant="body2">{told}</Typography>}
      {!known && register.salaries.length > 0 && (
        <Button
          size="small"
          startIcon={<TableRowsOutlined />}
          onClick={() => setMonths(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {texts.openMonths((salaries ?? register.salaries).length)}
        </Button>
      )}
      {inMonths.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
          {inMonths.map(({ title, months: when, asks }) => (
            <li key={title}>
              <Box component="strong" sx={{ color: asks ? 'warning.main' : 'text.primary' }}>
                {title}
              </Box>
              {`: ${when}`}
            </li>
          ))}
        </Box>
      )}
      {/* What a record that is there keeps, its card says. */}
      {!known && <CountsNowhere record={markedOf(reviewed)} />}
      {register.noted.length > 0 && <IndicatorList noted={register.noted} />}
      {months && (
        <MonthsDialog
          reviewed={reviewed}
          onTake={(taken) => onChange({ ...reviewed, salaries: taken, included: true })}
          onClose={() => setMonths(false)}
        />
      )}
    </Stack>
  );
};
