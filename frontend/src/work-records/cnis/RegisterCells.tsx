import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { harmBaseOf } from '../../../../domain/cnis/indicators.ts';
import { formatDate, formatMonth } from '../../../../domain/words/format.ts';
import type { Notice } from './notices.ts';
import { RegisterEnding } from './RegisterEnding.tsx';
import { RegisterPlan } from './RegisterPlan.tsx';
import { complaintOf, flagOf, hasNews, type Reviewed } from './review.ts';
import { kindWords, cnisTexts as texts, warningTitles } from './texts.ts';

interface CellProps {
  reviewed: Reviewed;
  onChange: (reviewed: Reviewed) => void;
}

const monthText = (month: string): string => formatMonth(month.slice(5), Number(month.slice(0, 4)));

/** What would be added to a link that is there: '14 meses novos (01/2025 a 02/2026), término em 28/02/2026'. */
export const newsText = ({ register: { news } }: Pick<Reviewed, 'register'>): string => {
  if (news === null) return '';
  const { months, from, to, egressDate, knownEgressDate, indicators } = news;
  const stretch = [from, to].flatMap((month) => (month === null ? [] : [monthText(month)]));
  const added = [
    months > 0 ? texts.newMonths(months, [...new Set(stretch)].join(' a ')) : null,
    egressDate === null
      ? null
      : texts.newEnd(formatDate(egressDate), knownEgressDate === null ? null : formatDate(knownEgressDate)),
    indicators ? texts.newIndicators : null,
  ].filter((part) => part !== null);
  return added.join(', ');
};

/** '11222333000144' → '11.222.333/0001-44'; the root of a CNPJ and a CPF likewise, others as they are. */
const codeText = (code: string | null): string | null =>
  code
    ?.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5')
    .replace(/^(\w{2})(\w{3})(\w{3})$/, '$1.$2.$3')
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') ?? null;

/** The longest names would push all others out of sight: pointed at, and in the opened row, they are whole. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** Who it is, of what kind, and whether it is there already. */
export const Company = ({ reviewed }: { reviewed: Reviewed }) => {
  const { register, known, companyName } = reviewed;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" title={companyName} sx={{ fontWeight: 600, overflowWrap: 'anywhere', ...twoLines }}>
        {companyName}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[kindWords[register.kind], codeText(register.companyCode)].filter((part) => part !== null).join(' · ')}
      </Typography>
      {known && (
        <Typography variant="caption" component="p" sx={{ color: hasNews(register) ? 'info.main' : 'text.secondary' }}>
          {hasNews(register) ? texts.update(newsText(reviewed)) : texts.nothingNew}
        </Typography>
      )}
    </Box>
  );
};

/** The day it ends as decided, in words where there is none. */
export const endText = ({ ending, egressDate, register, known }: Reviewed): string => {
  if (known && ending === null) return formatDate(register.egressDate) || '—';
  if (ending === 'running') return texts.today;
  if (egressDate === '') return '—';
  return ending === 'proposed' ? texts.proposedEnd(formatDate(egressDate)) : formatDate(egressDate);
};

const ASKING_SHOWN = 2;

/** A name longer than a phone is wide goes on in a second line. */
const WRAPPED = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } } as const;

const chipText = ({ title, count }: Notice): string => (count > 1 ? `${title} (${count})` : title);

/**
 * In amber what asks for a decision, the first of many by name and the others when pointed at and in the opened row: a link
 * with ten marks would push all others out of sight. The rest is one grey count.
 */
export const Attention = ({ notices }: { notices: readonly Notice[] }) => {
  const asking = notices.filter(({ asks }) => asks);
  const others = notices.length - asking.length;
  // One more takes no more room by its name than as a count.
  const named = asking.length <= ASKING_SHOWN + 1 ? asking : asking.slice(0, ASKING_SHOWN);
  const unnamed = asking.slice(named.length);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {named.map((notice) => (
        <Chip
          key={notice.title}
          size="small"
          color="warning"
          variant="outlined"
          label={chipText(notice)}
          sx={WRAPPED}
        />
      ))}
      {unnamed.length > 0 && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={texts.moreAsking(unnamed.length)}
          title={unnamed.map(chipText).join('; ')}
        />
      )}
      {others > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {texts.information(others)}
        </Typography>
      )}
    </Box>
  );
};

/** The years of exposure that the INSS noted, as long as the link is not marked. */
const harmOf = (reviewed: Reviewed): 15 | 20 | 25 | null => {
  if (reviewed.known || flagOf(reviewed, 'isSpecialTime')) return null;
  return reviewed.register.noted.map(({ code }) => harmBaseOf(code)).find((base) => base !== null) ?? null;
};

const asksEnd = ({ known, register }: Reviewed): boolean =>
  known ? register.news?.asksEnd === true : register.egressDate === null;

/** What the question under the row of a link says is not told beside it as well: the room is for what nothing else says. */
export const besideQuestion = (reviewed: Reviewed, notices: readonly Notice[]): readonly Notice[] =>
  asksSomething(reviewed) && asksEnd(reviewed)
    ? notices.filter(({ title }) => title !== warningTitles.openEnd)
    : notices;

/** Whether a link that is chosen asks something under its row. */
export const asksSomething = (reviewed: Reviewed): boolean => {
  const { included, known, ending, register } = reviewed;
  if (!included) return false;
  if (known) return register.news?.asksEnd === true || register.news?.asksPlan === true;
  return (
    (register.egressDate === null && ending !== 'asRead') || harmOf(reviewed) !== null || complaintOf(reviewed) !== null
  );
};

/** What only the person can say about a link, in sight without opening it. */
export const Questions = ({ reviewed, onChange }: CellProps) => {
  const { register, known } = reviewed;
  const complaint = complaintOf(reviewed);
  const harm = harmOf(reviewed);
  const endAsked = asksEnd(reviewed);
  const told = complaint !== null && !(endAsked && complaint !== texts.noIngress);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {endAsked && <RegisterEnding reviewed={reviewed} complaint={complaint} onChange={onChange} />}
      {known && register.news?.asksPlan === true && (
        <>
          <Typography variant="body2">{texts.asksPlan}</Typography>
          <RegisterPlan reviewed={reviewed} onChange={onChange} />
        </>
      )}
      {harm !== null && (
        <Button
          size="small"
          variant="outlined"
          color="warning"
          onClick={() =>
            onChange({ ...reviewed, flags: { ...reviewed.flags, isSpecialTime: true }, specialTimeBase: harm })
          }
        >
          {texts.markSpecial}
        </Button>
      )}
      {told && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {complaint}
        </Typography>
      )}
    </Box>
  );
};
