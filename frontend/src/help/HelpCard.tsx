import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface HelpCardProps {
  title: string;
  body: string;
  children: ReactNode;
}

/** One kind of help: what it is, and below it the way there. */
export const HelpCard = ({ title, body, children }: HelpCardProps) => {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}
    >
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ flexGrow: 1, mb: 1 }}>
        {body}
      </Typography>
      {children}
    </Paper>
  );
};
