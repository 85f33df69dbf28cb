import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { appTexts } from '../../ground/texts.ts';
import { Mark } from '../../shared/page/Mark.tsx';

/** The way home, with the mark. */
export const Brand = () => (
  <Link
    component={RouterLink}
    to="/"
    aria-label={appTexts.brandLink}
    underline="none"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      mr: { xs: 0, md: 2 },
      color: 'text.primary',
      fontSize: '1.3rem',
      fontWeight: 700,
      letterSpacing: '-0.01em',
    }}
  >
    <Mark size={28} />
    {appTexts.brand}
  </Link>
);
