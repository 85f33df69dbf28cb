import Button from '@mui/material/Button';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { MenuButton, type MenuChoice } from '../../shared/MenuButton.tsx';
import { remunerationTexts as texts } from './texts.ts';

export interface Tool extends MenuChoice {
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
export const ToolMenu = ({ tools }: ToolsProps) => (
  <MenuButton label={texts.toolMenu} groups={[{ choices: tools }]} last />
);
