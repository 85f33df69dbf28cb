import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';

interface ShortListProps {
  title: string;
  hint: string;
  /** The whole list: its address, and what leads there. */
  all: { to: string; label: string };
  /** What else can be done with it. */
  action?: ReactNode;
  /** `ShortListRow`s. */
  children: ReactNode;
}

/** The first ones of a longer list, with the way to all of them: one line until somebody opens it, so that what follows stays in sight. */
export const ShortList = ({ title, hint, all, action, children }: ShortListProps) => {
  const titleId = useId();
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ px: 2, py: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography id={titleId} variant="subtitle2" component="h2" sx={{ flexGrow: 1 }}>
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={listId}
            startIcon={open ? <ExpandLess /> : <ExpandMore />}
            onClick={() => setOpen(!open)}
            sx={{ fontWeight: 600, textAlign: 'left' }}
          >
            {title}
          </Button>
        </Typography>
        {action}
        <Button size="small" component={Link} to={all.to}>
          {all.label}
        </Button>
      </Box>
      <Box id={listId} hidden={!open} sx={{ pb: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {children}
        </Box>
      </Box>
    </Paper>
  );
};

interface ShortListRowProps {
  to: string;
  name: string;
  /** What is said of it. */
  children: ReactNode;
}

export const ShortListRow = ({ to, name, children }: ShortListRowProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', py: 0.75 }}
  >
    <MuiLink component={Link} to={to} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name}
    </MuiLink>
    <Typography variant="body2" color="text.secondary">
      {children}
    </Typography>
  </Box>
);
