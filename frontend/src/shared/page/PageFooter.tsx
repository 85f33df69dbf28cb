import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { sharedTexts as texts } from '../texts.ts';
import { SellerLine } from './SellerLine.tsx';

interface PageFooterProps {
  /** The way to the terms; absent: their page. */
  terms?: ReactNode;
}

/** At the foot of every page. */
export const PageFooter = ({ terms }: PageFooterProps) => (
  <Box
    component="footer"
    className="no-print"
    sx={{
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.5,
      flexWrap: 'wrap',
      px: 2,
      py: 1,
      textAlign: 'center',
    }}
  >
    <Typography variant="caption" color="text.secondary">
      {texts.copyright(new Date().getFullYear())}
    </Typography>
    {terms ?? (
      <Link component={RouterLink} to={paths.terms} variant="caption">
        {texts.terms}
      </Link>
    )}
    <SellerLine />
  </Box>
);
