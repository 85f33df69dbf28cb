import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: typeof SvgIcon;
  title: string;
  /** What to do first. */
  body: string;
  heading?: 'h1' | 'h2' | 'h3';
  /** The button that does it. */
  children?: ReactNode;
}

/** Nothing here yet, why, and what to do first. */
export const EmptyState = ({ icon: Icon, title, body, heading = 'h2', children }: EmptyStateProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', px: 2, py: { xs: 5, md: 7 } }}>
    <Box sx={{ display: 'grid', p: 2, borderRadius: '50%', backgroundColor: 'primary.light', color: 'primary.main' }}>
      <Icon sx={{ fontSize: 36 }} aria-hidden />
    </Box>
    <Typography component={heading} variant="h2">
      {title}
    </Typography>
    <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
      {body}
    </Typography>
    {children !== undefined && (
      <Box className="no-print" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {children}
      </Box>
    )}
  </Box>
);
