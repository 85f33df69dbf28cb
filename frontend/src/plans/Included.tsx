import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Benefits } from './Benefits.tsx';
import { planTexts as texts } from './texts.ts';

/** Beside the plans: what comes with every one of them. */
export const Included = () => {
  const title = useId();
  return (
    <Card component="aside" aria-labelledby={title}>
      <CardContent>
        <Typography id={title} component="h2" variant="h3" sx={{ mb: 1.5 }}>
          {texts.included}
        </Typography>
        <Box>
          <Benefits items={texts.includedItems} />
        </Box>
      </CardContent>
    </Card>
  );
};
