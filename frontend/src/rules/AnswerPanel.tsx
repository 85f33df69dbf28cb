import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { answerOf } from '../../../domain/words/answer.ts';
import { unbroken } from '../../../domain/words/format.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { DatedNote } from '../calculations/DatedNote.tsx';
import { rulesTexts } from './texts.ts';

interface AnswerPanelProps {
  answer: RulesAnswer;
  regimeType: RegimeType;
}

/** The answer of a regime above its cards: whether, by which rule, from when and with how much. */
export const AnswerPanel = ({ answer, regimeType }: AnswerPanelProps) => {
  const { customer } = useCalculation();
  return (
    <Paper component="section" aria-label={rulesTexts.answer} variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack spacing={1}>
        <Typography variant="body1" sx={{ fontWeight: 600, maxWidth: '110ch' }}>
          {unbroken(answerOf(answer, regimeType, customer.name))}
        </Typography>
        <DatedNote />
      </Stack>
    </Paper>
  );
};
