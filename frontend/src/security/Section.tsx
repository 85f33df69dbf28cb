import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  help: string;
  children: ReactNode;
}

/** A part of the page, with what it is for. */
export const Section = ({ title, help, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2.5, maxWidth: '70ch' }}>
        {help}
      </Typography>
      {children}
    </Paper>
  );
};
