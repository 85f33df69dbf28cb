import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { focusWhenLost } from '../shared/page/useHeadingFocus.ts';
import { useEditMode } from '../shared/useEditMode.ts';
import { CalculationEditor } from './CalculationEditor.tsx';
import { CalculationView } from './CalculationView.tsx';
import { calculationTexts as texts } from './texts.ts';

/** 'Dados do Cálculo': the facts and the times, and after Editar the form for them. */
export const CalculationData = () => {
  const { editing, leave, finish } = useEditMode();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The form took its button with it, which had the focus.
    if (wasEditing.current !== editing) focusWhenLost(heading.current);
    wasEditing.current = editing;
  }, [editing]);
  return (
    <Paper component="section" variant="outlined" aria-label={texts.data} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} data-heading sx={{ mb: editing ? 2 : 1 }}>
        {texts.data}
      </Typography>
      {editing ? <CalculationEditor onDone={finish} onLeave={leave} /> : <CalculationView />}
    </Paper>
  );
};
