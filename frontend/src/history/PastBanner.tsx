import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { historyTexts as texts } from './texts.ts';

interface PastBannerProps {
  at: string;
  revision: number;
  help: string;
  /** The address of the history. */
  back: string;
  /** What else leads away from here. */
  children: ReactNode;
}

/** Says that this is not what stands now, and which revision it is. */
export const PastBanner = ({ at, revision, help, back, children }: PastBannerProps) => (
  <Alert
    severity="info"
    icon={false}
    role="region"
    aria-label={texts.asOf(at, revision)}
    sx={{ '& .MuiAlert-message': { width: 1 } }}
  >
    <Typography component="h2" variant="h3">
      {texts.asOf(at, revision)}
    </Typography>
    <Typography variant="body2" sx={{ my: 0.5 }}>
      {help}
    </Typography>
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button component={Link} to={back} variant="outlined" color="inherit" size="small">
        {texts.back}
      </Button>
      {children}
    </Box>
  </Alert>
);
