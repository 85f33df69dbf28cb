import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RequirementExplained, RequirementKey } from '../../../domain/api/requirements.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import type { GlossaryKey } from '../../../domain/words/glossary.ts';
import { completionText } from '../../../domain/words/rules.ts';
import { LegalTerm } from '../shared/LegalTerm.tsx';
import { ArticleButton } from './ArticleButton.tsx';
import { DegreeTable } from './DegreeTable.tsx';
import { HeldOfNeeded } from './HeldOfNeeded.tsx';
import { PointsTableLink } from './PointsTableLink.tsx';

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

interface RequirementRowProps {
  explained: RequirementExplained;
  rule: Rule;
}

/** One requirement: what is held of what is needed, as words and as a bar, and the day on which it is complete. */
export const RequirementRow = ({ explained, rule }: RequirementRowProps) => {
  const { requirement, label, met, asks, article } = explained;
  const term = terms[requirement];
  return (
    <Box component="li" sx={{ containerType: 'inline-size' }}>
      <Box sx={row}>
        <Typography variant="body2" component="div" sx={{ gridArea: 'label' }}>
          {term === undefined ? label : <LegalTerm term={term}>{label}</LegalTerm>}
          {requirement === 'points' && (
            <>
              {' '}
              <PointsTableLink rule={rule} />
            </>
          )}
          {asks !== null && article !== null && (
            <ArticleButton asked={{ asks, article }} explained={explained} rule={rule} />
          )}
        </Typography>
        <Box sx={{ gridArea: 'amount' }}>
          <HeldOfNeeded explained={explained} calculationDate={rule.calculationDate} />
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
          {completionText(explained, rule)}
        </Typography>
      </Box>
      <DegreeTable explained={explained} measuredOn={rule.measuredOn} />
    </Box>
  );
};
