import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { appTexts } from '../../ground/texts.ts';
import type { PageTitle } from '../../shared/page/page-title.tsx';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: { xs: 150, sm: 360 } } as const;

/** 'Clientes › Helena Duarte Nogueira › Aposentadoria União'. Where there is little room names are cut, not the way back. */
export const Trail = ({ above, here }: PageTitle) => (
  <Breadcrumbs
    separator="›"
    aria-label={appTexts.trail}
    sx={{
      flexGrow: 1,
      minWidth: 0,
      '& ol': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
      '& li': { minWidth: 0 },
      '& li:first-of-type': { flexShrink: 0 },
    }}
  >
    {above.map(({ label, to }) => (
      <Link key={to} component={RouterLink} to={to} sx={{ display: 'block', ...oneLine }}>
        {label}
      </Link>
    ))}
    <Typography aria-current="page" color="text.primary" sx={oneLine}>
      {here}
    </Typography>
  </Breadcrumbs>
);
