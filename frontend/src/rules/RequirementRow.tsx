import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RequirementExplained, RequirementKey } from '../../../domain/api/rules.ts';
import { formatDate } from '../../../domain/words/format.ts';
import type { GlossaryKey } from '../../../domain/words/glossary.ts';
import { LegalTerm } from '../shared/LegalTerm.tsx';
import { HeldOfNeeded } from './HeldOfNeeded.tsx';
import { rulesTexts } from './texts.ts';

const terms: Partial<Record<RequirementKey, GlossaryKey>> = {
  contribution: 'contributionTime',
  publicService: 'publicServiceTime',
  carreer: 'carreerTime',
  position: 'positionTime',
  teaching: 'teachingTime',
  special: 'specialTime',
  police: 'policeTime',
  points: 'points',
  remunerations: 'qualifyingPeriod',
  entry: 'publicServiceIngressDate',
  affiliation: 'registrationDate',
};

const row = {
  display: 'grid',
  gridTemplateColumns: '1fr',
  '@container (min-width: 600px)': { gridTemplateColumns: 'minmax(150px, 1fr) minmax(220px, 2fr) 184px' },
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'center',
  py: 0.75,
} as const;

const whenOf = ({ met, metOn, held }: RequirementExplained): string => {
  if (metOn !== null) {
    return met ? rulesTexts.completeOn(formatDate(metOn)) : rulesTexts.expectedOn(formatDate(metOn));
  }
  if (met) return rulesTexts.met;
  return typeof held === 'string' || held === null ? rulesTexts.notMet : rulesTexts.never;
};

/** One requirement: what is held of what is needed, as words and as a bar, and the day on which it is complete. */
export const RequirementRow = ({ explained }: { explained: RequirementExplained }) => {
  const { requirement, label, met } = explained;
  const term = terms[requirement];
  return (
    <Box component="li" sx={{ containerType: 'inline-size' }}>
      <Box sx={row}>
        <Typography variant="body2">
          {term === undefined ? label : <LegalTerm term={term}>{label}</LegalTerm>}
        </Typography>
        <HeldOfNeeded explained={explained} />
        <Typography
          variant="caption"
          sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: met ? 'success.main' : 'text.secondary' }}
        >
          {met && <CheckCircleOutline sx={{ fontSize: 16 }} aria-hidden />}
          {whenOf(explained)}
        </Typography>
      </Box>
    </Box>
  );
};
