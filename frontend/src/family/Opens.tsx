import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { unbroken } from '../../../domain/words/format.ts';

interface OpensProps {
  label: string;
  /** Under the label. */
  small?: string | null;
  value: string;
  /** What stands behind the figure. */
  children: ReactNode;
}

const row = {
  display: 'flex',
  width: '100%',
  minHeight: 44,
  columnGap: 1.5,
  py: 0.75,
  px: 1,
  textAlign: 'left',
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

/** A figure that opens into the way to it. */
export const Opens = ({ label, small = null, value, children }: OpensProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} sx={row}>
        <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" component="span" sx={{ display: 'block' }}>
            {label}
          </Typography>
          {small !== null && (
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {small}
            </Typography>
          )}
        </Box>
        <Typography
          component="span"
          sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right', maxWidth: '50%' }}
        >
          {unbroken(value)}
        </Typography>
        <ExpandMore aria-hidden sx={{ transform: open ? 'rotate(180deg)' : 'none', color: 'text.secondary' }} />
      </ButtonBase>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ px: 1, pb: 1.5 }}>{children}</Box>
      </Collapse>
    </Box>
  );
};
