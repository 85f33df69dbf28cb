import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router';
import type { ManualPage } from './page.ts';
import { manualPath } from './page-of-screen.ts';
import { manualTexts as texts } from './texts.ts';

interface ManualContentsProps {
  pages: readonly ManualPage[];
  shown: ManualPage | undefined;
}

/** Every page by its title; the one that is read is marked. */
export const ManualContents = ({ pages, shown }: ManualContentsProps) => (
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
