import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { regimeType } from '../../../../domain/api/common.ts';
import type { SharedEdit } from '../../../../domain/api/work-records.ts';
import { recordTexts as texts } from '../texts.ts';
import { sharedFlags } from './shared-flags.ts';

interface Choice {
  label: string;
  run: () => void;
}

interface ChosenMenuProps {
  onChange: (change: SharedEdit) => void;
  onChooseAll: () => void;
}

/** What can be done with the chosen records, in one menu where a row of buttons would cover the cards. */
export const ChosenMenu = ({ onChange, onChooseAll }: ChosenMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = ({ label, run }: Choice) => (
    <MenuItem
      key={label}
      onClick={() => {
        setAnchor(null);
        run();
      }}
    >
      {label}
    </MenuItem>
  );
  const flags = (title: string, to: boolean) => [
    <ListSubheader key={title}>{title}</ListSubheader>,
    ...sharedFlags.map(([flag, label]) => item({ label, run: () => onChange({ [flag]: to }) })),
  ];
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        endIcon={<ArrowDropDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.changeChosen}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {item({ label: texts.chooseAll, run: onChooseAll })}
        {regimeType.options.map((regime) =>
          item({ label: texts.toRegime(regime), run: () => onChange({ regimeType: regime }) }),
        )}
        {flags(texts.countAs, true)}
        {flags(texts.countNoMore, false)}
      </Menu>
    </>
  );
};
