import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { scenarioTexts as texts } from './texts.ts';

/** Kept scenarios that speak of the other regime alone: by name, and the way there. */
export const OfOtherRegime = ({ regimeType, names }: { regimeType: RegimeType; names: readonly string[] }) => {
  const { id, customerId } = useCalculation().calculation;
  if (names.length === 0) return null;
  const other = regimeType === 'RPPS' ? 'RGPS' : 'RPPS';
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ columnGap: 2, alignItems: { xs: 'flex-start', sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.ofOther(other, names)}
      </Typography>
      <Button
        size="small"
        className="no-print"
        component={Link}
        to={calculationPath(customerId, id, { tab: 'scenarios', by: other })}
        sx={{ flexShrink: 0 }}
      >
        {texts.toOther(other)}
      </Button>
    </Stack>
  );
};
