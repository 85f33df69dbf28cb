import Typography from '@mui/material/Typography';
import { calculationTexts as texts } from './texts.ts';

/** Most cities are not in the list: whoever finds nothing is told which of the ways is theirs. */
export const NoRegime = () => (
  <>
    {texts.noRegime}
    {texts.withoutRegime.map((way) => (
      <Typography key={way} variant="body2" sx={{ mt: 1 }}>
        {way}
      </Typography>
    ))}
  </>
);
