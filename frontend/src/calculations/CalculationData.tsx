import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Calculation } from '../../../domain/api/calculations.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { CalculationEditor } from './CalculationEditor.tsx';
import { customerPath } from './paths.ts';
import { calculationTexts as texts } from './texts.ts';

interface CalculationDataProps {
  calculation: Calculation;
  etag: string | null;
  hasRecords: boolean;
}

const factsOf = (calculation: Calculation): [string, string][] => [
  [texts.regimeType, calculation.regimeType],
  [texts.regime, calculation.regime ?? texts.notInformed],
  [texts.calculationDate, formatDate(calculation.calculationDate) || texts.notInformed],
  [texts.publicServiceIngressDate, formatDate(calculation.publicServiceIngressDate) || texts.notInformed],
  [texts.registrationDate, formatDate(calculation.registrationDate) || texts.notInformed],
  [texts.state, calculation.state ?? texts.notInformed],
];

const Facts = ({ calculation }: { calculation: Calculation }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(6, auto)' },
      justifyContent: { md: 'space-between' },
    }}
  >
    {factsOf(calculation).map(([label, value]) => (
      <Box key={label}>
        <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0 }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** 'Dados do Cálculo': shown, and changed after Editar. */
export const CalculationData = ({ calculation, etag, hasRecords }: CalculationDataProps) => {
  const [editing, setEditing] = useState(false);
  return (
    <Paper component="section" variant="outlined" aria-label={texts.data} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {texts.data}
        </Typography>
        {!editing && (
          <Button startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        )}
        <Button component={Link} to={customerPath(calculation.customerId)}>
          {texts.back}
        </Button>
      </Box>
      {editing ? (
        <CalculationEditor
          calculation={calculation}
          etag={etag}
          hasRecords={hasRecords}
          onDone={() => setEditing(false)}
        />
      ) : (
        <Facts calculation={calculation} />
      )}
    </Paper>
  );
};
