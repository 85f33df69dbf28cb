import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RequirementExplained, RequirementKey } from '../../../domain/api/rules.ts';
import { formatDate } from '../../../domain/words/format.ts';
import type { GlossaryKey } from '../../../domain/words/glossary.ts';
import { formatQuantity } from '../../../domain/words/rules.ts';
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
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'center',
  py: 0.75,
  gridTemplateAreas: '"label" "amount" "when"',
  '@container (min-width: 420px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateAreas: '"label amount" "when amount"',
  },
  '@container (min-width: 640px)': {
    gridTemplateColumns: 'minmax(150px, 1fr) minmax(220px, 2fr) 184px',
    gridTemplateAreas: '"label amount when"',
  },
} as const;

const whenOf = (explained: RequirementExplained, calculationDate: string): string => {
  const { requirement, met, metOn, held, necessaryThen } = explained;
  if (metOn !== null) {
    const day =
      necessaryThen === undefined
        ? formatDate(metOn)
        : rulesTexts.withFigure(formatDate(metOn), formatQuantity(requirement, necessaryThen));
    if (met) return rulesTexts.completeOn(day);
    return metOn <= calculationDate ? rulesTexts.onlyOn(day) : rulesTexts.expectedOn(day);
  }
  if (met) return rulesTexts.met;
  return typeof held === 'string' || held === null ? rulesTexts.notMet : rulesTexts.never;
};

interface RequirementRowProps {
  explained: RequirementExplained;
  calculationDate: string;
}

/** One requirement: what is held of what is needed, as words and as a bar, and the day on which it is complete. */
export const RequirementRow = ({ explained, calculationDate }: RequirementRowProps) => {
  const { requirement, label, met } = explained;
  const term = terms[requirement];
  return (
    <Box component="li" sx={{ containerType: 'inline-size' }}>
      <Box sx={row}>
        <Typography variant="body2" sx={{ gridArea: 'label' }}>
          {term === undefined ? label : <LegalTerm term={term}>{label}</LegalTerm>}
        </Typography>
        <Box sx={{ gridArea: 'amount' }}>
          <HeldOfNeeded explained={explained} />
        </Box>
        <Typography
          variant="caption"
          sx={{
            gridArea: 'when',
            display: 'flex',
            gap: 0.5,
            alignItems: 'center',
            color: met ? 'success.main' : 'text.secondary',
          }}
        >
          {met && <CheckCircleOutline sx={{ fontSize: 16 }} aria-hidden />}
          {whenOf(explained, calculationDate)}
        </Typography>
      </Box>
    </Box>
  );
};
