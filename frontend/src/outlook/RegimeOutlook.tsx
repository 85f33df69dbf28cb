import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { waitingNotes } from '../../../domain/words/outlook.ts';
import { MissingData } from '../rules/MissingData.tsx';
import type { NumberedRight } from './outlook-points.ts';
import { RightsTable } from './RightsTable.tsx';
import { outlookTexts as texts } from './texts.ts';
import { WaitingTable } from './WaitingTable.tsx';

interface RegimeOutlookProps {
  answer: OutlookAnswer;
  rights: readonly NumberedRight[];
}

/** The figures of one regime, as the picture shows them, and what they rest on. */
export const RegimeOutlook = ({ answer, rights }: RegimeOutlookProps) => {
  const { regimeType, missingData, waiting, lifeExpectancy } = answer;
  if (missingData.length === 0 && rights.length === 0) return null;
  return (
    <Stack component="section" aria-label={regimeType} spacing={2}>
      <Typography variant="h2">{regimeType}</Typography>
      <MissingData names={missingData} view={{ tab: 'outlook' }} />
      {rights.length > 0 && (
        <div>
          <Typography variant="h3">{texts.rights}</Typography>
          <RightsTable answer={answer} rights={rights} />
        </div>
      )}
      {waiting.length > 0 && (
        <div>
          <Typography variant="h3">{texts.waiting}</Typography>
          <WaitingTable answer={answer} />
        </div>
      )}
      {rights.length > 0 && (
        <div>
          <Typography variant="h3">{texts.supposed}</Typography>
          <Typography component="ul" variant="body2" sx={{ color: 'text.secondary', my: 0.5, pl: 2.5 }}>
            {[
              ...waitingNotes(answer),
              ...(waiting.length > 0 && lifeExpectancy !== null ? [texts.inLifeHelp] : []),
            ].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Typography>
        </div>
      )}
    </Stack>
  );
};
