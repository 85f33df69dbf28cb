import CopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { CopyCalculation } from './CopyCalculation.tsx';
import { RemoveCalculation } from './RemoveCalculation.tsx';
import { customerCalculationTexts as texts } from './texts.ts';
import type { CalculationItem } from './useSortedPage.ts';

export const CalculationActions = ({ calculation }: { calculation: CalculationItem }) => {
  const [open, setOpen] = useState<'copy' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const [copyLabel, removeLabel] = [texts.copy(calculation.name), texts.remove(calculation.name)];
  return (
    <Box className="row-actions" sx={{ whiteSpace: 'nowrap' }}>
      <Tooltip title={copyLabel}>
        <IconButton size="small" aria-label={copyLabel} onClick={() => setOpen('copy')}>
          <CopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={removeLabel}>
        <IconButton size="small" aria-label={removeLabel} onClick={() => setOpen('removal')}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open === 'copy' && <CopyCalculation calculation={calculation} onClose={close} />}
      {open === 'removal' && <RemoveCalculation calculation={calculation} onClose={close} />}
    </Box>
  );
};
