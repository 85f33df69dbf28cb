import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { SharedEdit } from '../../../../domain/api/work-records.ts';
import { sharedFlags } from './shared-flags.ts';

interface FlagMenuProps {
  label: string;
  /** What the flag chosen is set to. */
  to: boolean;
  onChange: (change: SharedEdit) => void;
}

/** Sets one flag of all chosen records, or takes it from them. */
export const FlagMenu = ({ label, to, onChange }: FlagMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        endIcon={<ArrowDropDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sharedFlags.map(([flag, name]) => (
          <MenuItem
            key={flag}
            onClick={() => {
              setAnchor(null);
              onChange({ [flag]: to });
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
