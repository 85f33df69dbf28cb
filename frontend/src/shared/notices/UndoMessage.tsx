import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { focusHeadingWhenLost } from '../page/useHeadingFocus.ts';
import { sharedTexts } from '../texts.ts';

interface UndoMessageProps {
  /** What was done. */
  text: string;
  onUndo: () => void;
}

/** What was done, and the way back, which is gone once only. */
export const UndoMessage = ({ text, onUndo }: UndoMessageProps) => {
  const [pressed, setPressed] = useState(false);
  const undo = () => {
    if (pressed) return;
    setPressed(true);
    onUndo();
    // The notice goes, and its button with it.
    focusHeadingWhenLost();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <span>{text}</span>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        onClick={undo}
        aria-disabled={pressed || undefined}
        sx={{ minHeight: 32, px: 1.5 }}
      >
        {sharedTexts.undo}
      </Button>
    </Box>
  );
};
