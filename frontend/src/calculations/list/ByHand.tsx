import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, useState } from 'react';
import { calculationTexts as texts } from '../texts.ts';

/** What the extract or the records bring by themselves, for whoever states it by hand. */
export const ByHand = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button
        size="small"
        sx={{ ml: -1 }}
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
      >
        {texts.byHand}
      </Button>
      <Collapse in={open} unmountOnExit>
        <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>{children}</Box>
      </Collapse>
    </Box>
  );
};
