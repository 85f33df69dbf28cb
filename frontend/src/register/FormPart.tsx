import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FormPartProps {
  title: string;
  /** One column: what stands in it has its own. */
  wide?: boolean;
  children: ReactNode;
}

/** Fields that belong together, in two columns on a desk. */
export const FormPart = ({ title, wide = false, children }: FormPartProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: wide ? '1fr' : { xs: '1fr', sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  );
};
