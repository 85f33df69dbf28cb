import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export interface MenuChoice {
  label: string;
  run: () => void;
}

interface MenuButtonProps {
  label: string;
  /** In groups; a title stands above its choices. */
  groups: readonly { title?: string; choices: readonly MenuChoice[] }[];
  /** At the end of its row. */
  last?: boolean;
}

/** A small button with a menu under it, which closes before what was chosen is done. */
export const MenuButton = ({ label, groups, last = false }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = (title: string | undefined, { label: name, run }: MenuChoice) => (
    <MenuItem
      key={`${title} ${name}`}
      onClick={() => {
        setAnchor(null);
        run();
      }}
    >
      {name}
    </MenuItem>
  );
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        endIcon={<ArrowDropDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={last ? { ml: 'auto' } : {}}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {groups.flatMap(({ title, choices }) => [
          ...(title === undefined ? [] : [<ListSubheader key={title}>{title}</ListSubheader>]),
          ...choices.map((choice) => item(title, choice)),
        ])}
      </Menu>
    </>
  );
};
