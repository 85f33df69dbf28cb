import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, useState } from 'react';
import { remunerationTexts as texts } from './texts.ts';

export interface Tool {
  label: string;
  run: () => void;
  /** Of what goes out of the sheet or comes into it, which stands apart. */
  icon?: ComponentType<SvgIconProps>;
}

interface ToolsProps {
  tools: readonly Tool[];
}

/** The tools of a sheet side by side. */
export const ToolButtons = ({ tools }: ToolsProps) => {
  const apart = tools.findIndex(({ icon }) => icon !== undefined);
  return tools.map(({ label, run, icon: Icon }, place) => (
    <Button
      key={label}
      size="small"
      onClick={run}
      sx={place === apart ? { ml: 'auto' } : {}}
      {...(Icon === undefined ? {} : { startIcon: <Icon /> })}
    >
      {label}
    </Button>
  ));
};

/** The tools in one menu: on a phone three rows of them would leave half of the window to the months. */
export const ToolMenu = ({ tools }: ToolsProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        endIcon={<ArrowDropDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 'auto' }}
      >
        {texts.toolMenu}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {tools.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
