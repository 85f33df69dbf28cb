import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface HelpedProps {
  help: string;
  /** `corner`: on the frame of a field; `after`: behind a tick and its label. */
  place?: 'corner' | 'after';
  children: ReactNode;
}

const markSize = 18;

/** Easier to hit than to see. */
const reach = { content: '""', position: 'absolute', inset: '-12px -8px -6px' } as const;

const mark = {
  display: 'grid',
  color: 'text.secondary',
  borderRadius: '50%',
  cursor: 'help',
  position: 'relative',
  backgroundColor: 'background.paper',
  '&:hover': { color: 'primary.main' },
  '&::before': reach,
} as const;

const corner = { position: 'absolute', top: -markSize / 2, right: 10, zIndex: 1, px: 0.25 } as const;

/**
 * A field with its help: a '?' for the mouse and the finger, F1 for the keyboard, a description for who listens. The
 * mark itself is no stop of the Tab key, which would double the way through a form.
 */
export const Helped = ({ help, place = 'corner', children }: HelpedProps) => {
  const helpId = useId();
  const [open, setOpen] = useState(false);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'F1') return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <Box
      role="group"
      aria-describedby={helpId}
      data-help
      onKeyDown={press}
      onBlur={() => setOpen(false)}
      sx={{
        position: 'relative',
        minWidth: 0,
        ...(place === 'corner' ? { display: 'grid' } : { display: 'inline-flex', alignItems: 'center' }),
      }}
    >
      {children}
      <Tooltip
        title={help}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableFocusListener
        enterTouchDelay={0}
        leaveTouchDelay={20_000}
        placement={place === 'corner' ? 'top-end' : 'top'}
      >
        <Box
          component="span"
          aria-hidden
          onClick={() => setOpen(true)}
          className="no-print"
          sx={{ ...mark, ...(place === 'corner' ? corner : { ml: -1 }) }}
        >
          <HelpIcon sx={{ fontSize: markSize }} />
        </Box>
      </Tooltip>
      <span id={helpId} hidden>
        {help}
      </span>
    </Box>
  );
};
