import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NotedIndicator } from '../../../../domain/api/indicator.ts';
import type { Marked } from '../../../../domain/cnis/not-computed-months.ts';
import { nowhereTexts, indicatorTexts as texts, wordsOf } from './words.ts';

/** What the INSS noted, in words, with what to do about each; amber is what asks for something. */
export const IndicatorList = ({ noted }: { noted: readonly NotedIndicator[] }) => (
  <Box sx={{ typography: 'body2' }}>
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {wordsOf(noted).map(({ code, meaning, action, asks, where }) => (
        <li key={`${code} ${where}`}>
          <Box component="strong" sx={{ color: asks ? 'warning.main' : 'text.primary' }}>
            {code}
          </Box>
          {`: ${meaning} (${where}).`}
          {action !== null && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {texts.whatToDo} {action}
            </Box>
          )}
        </li>
      ))}
    </Box>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
      {texts.source}
    </Typography>
  </Box>
);

/** On the card and in the review: what the INSS counts nowhere, in plain sight. */
export const CountsNowhere = ({ record }: { record: Marked }) =>
  nowhereTexts(record).map((text) => (
    <Typography key={text} variant="body2" component="p" sx={{ color: 'warning.main', mt: 0.5 }}>
      {text}
    </Typography>
  ));

/** Folded: the card says how many there are, and whether one of them asks for something. */
export const FoldedIndicators = ({ noted }: { noted: readonly NotedIndicator[] }) => {
  if (noted.length === 0) return null;
  const words = wordsOf(noted);
  const asking = words.filter(({ asks }) => asks).map(({ code }) => code);
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ color: asking.length > 0 ? 'warning.main' : 'text.secondary', cursor: 'pointer', py: 0.25 }}
      >
        {texts.noted(words.length)}: {[...new Set(words.map(({ code }) => code))].join(', ')}
      </Typography>
      <IndicatorList noted={noted} />
    </Box>
  );
};
