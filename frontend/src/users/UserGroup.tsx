import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface UserGroupProps {
  title: string;
  help?: string;
  children: ReactNode;
}

/** Fields of a user that belong together. */
export const UserGroup = ({ title, help, children }: UserGroupProps) => {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h2" sx={{ mb: help === undefined ? 2.5 : 0.5 }}>
        {title}
      </Typography>
      {help !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2.5 }}>
          {help}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 3, rowGap: 2.5 }}>
        {children}
      </Box>
    </Paper>
  );
};
