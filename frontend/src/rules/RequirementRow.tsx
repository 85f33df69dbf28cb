import { Box, LinearProgress, Typography } from '@mui/material';
import type { RequirementExplained } from '../../../domain/api/rules.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { formatQuantity } from '../../../domain/words/rules.ts';
import { rulesTexts } from './texts.ts';

/** One requirement: what is held of what is needed, as words and as a bar, and the day on which it is complete. */
export const RequirementRow = ({ explained }: { explained: RequirementExplained }) => {
  const { requirement, label, necessary, held, met, metOn, share, article } = explained;
  const needed = formatQuantity(requirement, necessary);
  const has = formatQuantity(requirement, held);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(160px, 1fr) minmax(180px, 1.4fr) minmax(130px, auto)' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 0.75,
      }}
    >
      <Typography variant="body2" title={article ?? undefined}>
        {label}
      </Typography>
      <Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'caption' }}>
          <span>{has}</span>
          <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
            de {needed}
          </Box>
        </Box>
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          color={met ? 'success' : 'inherit'}
          aria-label={`${label}: ${has} de ${needed}`}
          sx={{ height: 6, borderRadius: 3, color: met ? undefined : 'notApplicable.main' }}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: { sm: 'right' } }}>
        {metOn === null ? rulesTexts.never : rulesTexts.completeOn(formatDate(metOn))}
      </Typography>
    </Box>
  );
};
