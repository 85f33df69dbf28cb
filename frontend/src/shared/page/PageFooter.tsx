import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { generatePath, Link as RouterLink } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { sharedTexts as texts } from '../texts.ts';
import { SellerLine } from './SellerLine.tsx';

interface PageFooterProps {
  /** The way to the terms; absent: their page. */
  terms?: ReactNode;
  /** With the way to the manual: a page of the product has its own. */
  manual?: boolean;
}

/** At the foot of every page. */
export const PageFooter = ({ terms, manual = false }: PageFooterProps) => (
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
    {manual && (
      <Link component={RouterLink} to={generatePath(paths.manual)} variant="caption">
        {texts.manual}
      </Link>
    )}
    <SellerLine />
  </Box>
);
