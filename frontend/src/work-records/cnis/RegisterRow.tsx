import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { RegimeToggle } from '../RegimeToggle.tsx';
import { recordTexts } from '../texts.ts';
import { noticesOf } from './notices.ts';
import { Attention, asksSomething, besideQuestion, Company, endText, Questions } from './RegisterCells.tsx';
import { RegisterDetails } from './RegisterDetails.tsx';
import type { Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

export interface RegisterRowProps {
  reviewed: Reviewed;
  /** Of the months of the RGPS; null while they are fetched. */
  limits: MonthLimits | null;
  onChange: (reviewed: Reviewed) => void;
}

const Include = ({ reviewed, onChange }: Omit<RegisterRowProps, 'limits'>) => (
  <Checkbox
    checked={reviewed.included}
    onChange={(_event, on) => onChange({ ...reviewed, included: on })}
    slotProps={{ input: { 'aria-label': texts.include(reviewed.register.companyName) } }}
  />
);

const Regime = ({ reviewed, onChange }: Omit<RegisterRowProps, 'limits'>) =>
  reviewed.known ? (
    reviewed.regimeType
  ) : (
    <RegimeToggle
      label={recordTexts.switchRegime(reviewed.companyName)}
      value={reviewed.regimeType}
      disabled={!reviewed.included}
      onChange={(regimeType) => onChange({ ...reviewed, regimeType })}
    />
  );

const paidMonths = ({ salaries, register }: Reviewed): number => (salaries ?? register.salaries).length;

const OpenButton = ({
  company,
  open,
  controls,
  onToggle,
}: {
  company: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
}) => (
  <IconButton aria-label={texts.edit(company)} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
    {open ? <ExpandLess /> : <ExpandMore />}
  </IconButton>
);

/** One register as a row of the table; what it asks, and what can be corrected in it, stands in a row below. */
export const RegisterRow = memo(({ reviewed, limits, onChange }: RegisterRowProps) => {
  const [open, setOpen] = useState(false);
  const below = useId();
  const notices = noticesOf(reviewed, limits);
  const asks = asksSomething(reviewed);
  return (
    <>
      <tr className={asks || open ? 'continued' : undefined}>
        <td>
          <Include reviewed={reviewed} onChange={onChange} />
        </td>
        <th scope="row">
          <Company reviewed={reviewed} />
        </th>
        <td>{formatDate(reviewed.ingressDate === '' ? null : reviewed.ingressDate) || '—'}</td>
        <td>{endText(reviewed)}</td>
        <td>
          <Regime reviewed={reviewed} onChange={onChange} />
        </td>
        <td className="number">
          {paidMonths(reviewed)}
          {reviewed.salaries !== null && (
            <Typography variant="caption" component="p">
              {texts.corrected}
            </Typography>
          )}
        </td>
        <td>
          <Attention notices={besideQuestion(reviewed, notices)} />
        </td>
        <td>
          <OpenButton
            company={reviewed.companyName}
            open={open}
            controls={below}
            onToggle={() => setOpen((before) => !before)}
          />
        </td>
      </tr>
      {(asks || open) && (
        <tr id={below}>
          <td />
          <td colSpan={7}>
            {asks && <Questions reviewed={reviewed} onChange={onChange} />}
            {open && <RegisterDetails reviewed={reviewed} notices={notices} onChange={onChange} />}
          </td>
        </tr>
      )}
    </>
  );
});

/** The same as a card, for the phone. */
export const RegisterCard = memo(({ reviewed, limits, onChange }: RegisterRowProps) => {
  const [open, setOpen] = useState(false);
  const below = useId();
  const notices = noticesOf(reviewed, limits);
  const from = formatDate(reviewed.ingressDate === '' ? null : reviewed.ingressDate) || '—';
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Include reviewed={reviewed} onChange={onChange} />
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <Company reviewed={reviewed} />
          <Typography variant="body2">
            {texts.period(from, endText(reviewed))} · {texts.months(paidMonths(reviewed))}
            {reviewed.salaries !== null && `, ${texts.corrected}`}
          </Typography>
          <Attention notices={besideQuestion(reviewed, notices)} />
          <Regime reviewed={reviewed} onChange={onChange} />
        </Box>
        <OpenButton
          company={reviewed.companyName}
          open={open}
          controls={below}
          onToggle={() => setOpen((before) => !before)}
        />
      </Box>
      <Box id={below} sx={{ pl: 1, pt: 1 }}>
        {asksSomething(reviewed) && <Questions reviewed={reviewed} onChange={onChange} />}
        {open && <RegisterDetails reviewed={reviewed} notices={notices} onChange={onChange} />}
      </Box>
    </Box>
  );
});
