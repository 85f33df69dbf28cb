import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

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

const above = { position: 'absolute', right: 10, zIndex: 1, px: 0.25 } as const;
const places = {
  corner: { ...above, top: -markSize / 2 },
  legend: { ...above, top: 2 },
  after: { ml: -1 },
} as const;

interface HelpedProps {
  help: string;
  /** `corner`: on the frame of a field; `legend`: beside the name of a group; `after`: behind a tick and its label. */
  place?: keyof typeof places;
  children: ReactNode;
}

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
        ...(place === 'after' ? { display: 'inline-flex', alignItems: 'center' } : { display: 'grid' }),
      }}
    >
      {children}
      <Tooltip
        // A text would be taken for the name of the mark.
        title={<span>{help}</span>}
        describeChild
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableFocusListener
        enterTouchDelay={0}
        leaveTouchDelay={20_000}
        placement={place === 'after' ? 'top' : 'top-end'}
      >
        <Box
          component="span"
          aria-hidden
          onClick={() => setOpen(true)}
          className="no-print"
          sx={{ ...mark, ...places[place] }}
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
