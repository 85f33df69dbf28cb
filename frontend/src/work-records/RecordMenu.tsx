import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { mayHaveAddition } from '../../../domain/calculations/work-records/deductions.ts';
import { recordTexts as texts } from './texts.ts';

/** What can be opened over one record. */
export type RecordAction = 'edit' | 'deductions' | 'additions' | 'divide' | 'remove' | 'remunerations';

interface RecordMenuProps {
  record: WorkRecord;
  onChoose: (action: RecordAction) => void;
}

const labels = [
  ['edit', texts.edit],
  ['deductions', texts.deductions],
  ['additions', texts.additions],
  ['divide', texts.divide],
  ['remove', texts.remove],
] as const;

/** The rarer actions of a record; additions only where premium leave could have been earned. */
export const RecordMenu = ({ record, onChoose }: RecordMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: RecordAction) => {
    setAnchor(null);
    onChoose(action);
  };
  return (
    <>
      <IconButton
        aria-label={texts.more(record.companyName)}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {labels
          .filter(([action]) => action !== 'additions' || mayHaveAddition(record))
          .map(([action, label]) => (
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
