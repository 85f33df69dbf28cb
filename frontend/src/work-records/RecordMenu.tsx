import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { actionsOn, type RecordAction } from './record-actions.ts';
import { recordTexts as texts } from './texts.ts';

interface RecordMenuProps {
  record: WorkRecord;
  /** Where no button of their own leads to them. */
  withRemunerations?: boolean;
  onChoose: (action: RecordAction) => void;
}

/** The actions of a record where there is no room for them on its card. */
export const RecordMenu = ({ record, withRemunerations = false, onChoose }: RecordMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: RecordAction) => {
    setAnchor(null);
    onChoose(action);
  };
  return (
    <>
      <IconButton
        size={withRemunerations ? 'small' : 'medium'}
        aria-label={texts.more(record.companyName)}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {withRemunerations && record.country === null && (
          <MenuItem onClick={() => choose('remunerations')}>{texts.remunerations}</MenuItem>
        )}
        {actionsOn(record).map(([action, label]) => (
          <MenuItem
            key={action}
            onClick={() => choose(action)}
            sx={action === 'remove' ? { color: 'error.main' } : undefined}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
