import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { NavLink } from 'react-router';
import type { NavigationItem } from '../../data/session/navigation.ts';
import { appTexts } from '../../ground/texts.ts';

const Entry = ({ item, onOpen }: { item: NavigationItem; onOpen: () => void }) => {
  const text = (
    <ListItemText primary={item.label} secondary={item.locked ?? (item.external ? appTexts.external : null)} />
  );
  if (item.to === null) return <ListItemButton disabled>{text}</ListItemButton>;
  return item.external ? (
    <ListItemButton component="a" href={item.to} target="_blank" rel="noreferrer" onClick={onOpen}>
      {text}
    </ListItemButton>
  ) : (
    <ListItemButton component={NavLink} to={item.to} onClick={onOpen}>
      {text}
    </ListItemButton>
  );
};

/** The same links behind a button, for phones and narrow windows. */
export const NavigationDrawer = ({ items }: { items: readonly NavigationItem[] }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: { xs: 'block', lg: 'none' } }}>
      <IconButton onClick={() => setOpen(true)} aria-label={appTexts.menu} edge="start">
        <MenuIcon />
      </IconButton>
      <Drawer open={open} onClose={close}>
        <List component="nav" sx={{ width: 280, pt: 2 }}>
          {items.map((item) => (
            <Entry key={item.label} item={item} onOpen={close} />
          ))}
        </List>
      </Drawer>
    </Box>
  );
};
