import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import type { ManualPage } from './page.ts';
import { manualPath } from './page-of-screen.ts';
import { manualTexts as texts } from './texts.ts';

interface ManualContentsProps {
  pages: readonly ManualPage[];
  shown: ManualPage | undefined;
}

const Pages = ({ pages, shown }: ManualContentsProps) => (
  <List component="nav" aria-label={texts.pages} dense disablePadding>
    {pages.map((page) => (
      <ListItemButton
        key={page.id}
        component={Link}
        to={manualPath(page.id)}
        selected={page === shown}
        aria-current={page === shown ? 'page' : undefined}
      >
        <ListItemText primary={page.title} />
      </ListItemButton>
    ))}
  </List>
);

/** Every page by its title; the one that is read is marked. On a phone folded up, so that a page begins with itself. */
export const ManualContents = (contents: ManualContentsProps) =>
  useIsNarrow() ? (
    <Accordion
      key={contents.shown?.id}
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'div' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>{texts.pages}</AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <Pages {...contents} />
      </AccordionDetails>
    </Accordion>
  ) : (
    <Pages {...contents} />
  );
