import EditNote from '@mui/icons-material/EditNote';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { reportTexts } from './texts.ts';

interface SectionNoteProps {
  title: string;
  text: string;
  onChange: (text: string) => void;
}

/** The free text at the end of a section; out of the way until it is wanted. */
export const SectionNote = ({ title, text, onChange }: SectionNoteProps) => {
  const [writing, setWriting] = useState(false);
  if (text === '' && !writing) {
    return (
      <Tooltip title={reportTexts.addNote} placement="left">
        <IconButton size="small" aria-label={reportTexts.addNoteTo(title)} onClick={() => setWriting(true)}>
          <EditNote />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <TextField
      autoFocus={writing}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      label={reportTexts.note}
      multiline
      minRows={2}
      maxRows={8}
      sx={{ flexBasis: '100%', mt: 0.5, mb: 1.5 }}
      slotProps={{ htmlInput: { 'aria-label': reportTexts.noteOf(title), maxLength: 20_000 } }}
    />
  );
};
