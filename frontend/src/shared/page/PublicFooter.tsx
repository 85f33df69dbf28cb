import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { sharedTexts as texts } from '../texts.ts';
import { SellerLine } from './SellerLine.tsx';

/** At the foot of every page that needs no session. */
export const PublicFooter = () => (
  <Box
    component="footer"
    sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 2, flexWrap: 'wrap', py: 1 }}
  >
    <Typography variant="caption" color="text.secondary">
      {texts.copyright(new Date().getFullYear())}
    </Typography>
    <Link component={RouterLink} to={paths.terms} variant="caption">
      {texts.terms}
    </Link>
    <SellerLine />
  </Box>
);
