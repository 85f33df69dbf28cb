import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { focusWhenLost } from '../shared/page/useHeadingFocus.ts';
import { useEditMode } from '../shared/useEditMode.ts';
import { CalculationEditor } from './CalculationEditor.tsx';
import { CalculationView } from './CalculationView.tsx';
import { useCalculation } from './calculation-context.ts';
import { customerPath } from './paths.ts';
import { calculationTexts as texts } from './texts.ts';

/** 'Dados do Cálculo': the facts and the times, and after Editar the form for them. */
export const CalculationData = () => {
  const { calculation } = useCalculation();
  const { editing, edit, leave, finish } = useEditMode();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The form took its button with it, which had the focus.
    if (wasEditing.current !== editing) focusWhenLost(heading.current);
    wasEditing.current = editing;
  }, [editing]);
  return (
    <Paper component="section" variant="outlined" aria-label={texts.data} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Box sx={{ display: 'flex', gap: { xs: 0, sm: 1 }, alignItems: 'center', mb: editing ? 2 : 1 }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} data-heading sx={{ flexGrow: 1 }}>
          {texts.data}
        </Typography>
        {!editing && (
          <Button onClick={edit} startIcon={<EditOutlined sx={{ display: { xs: 'none', sm: 'block' } }} />}>
            {texts.edit}
          </Button>
        )}
        <Button onClick={() => navigate(customerPath(calculation.customerId))}>{texts.back}</Button>
      </Box>
      {editing ? <CalculationEditor onDone={finish} onLeave={leave} /> : <CalculationView />}
    </Paper>
  );
};
