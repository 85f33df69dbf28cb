import EditNote from '@mui/icons-material/EditNote';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
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
      <Button
        size="small"
        startIcon={<EditNote />}
        aria-label={reportTexts.addNoteTo(title)}
        onClick={() => setWriting(true)}
        sx={{ mt: -0.5, mb: 0.5, px: 1 }}
      >
        {reportTexts.addNote}
      </Button>
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
      sx={{ mt: 0.5, mb: 1.5 }}
      slotProps={{ htmlInput: { 'aria-label': reportTexts.noteOf(title), maxLength: 20_000 } }}
    />
  );
};
