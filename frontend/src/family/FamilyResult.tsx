import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FamilyAnswer } from '../../../domain/api/family.ts';
import { AfterRetirements } from './AfterRetirements.tsx';
import { Incapacity } from './Incapacity.tsx';
import { Notes } from './Notes.tsx';
import { Today } from './Today.tsx';
import { familyTexts as texts } from './texts.ts';

/** What the family would receive, or why it is not said; an incapacity is told either way. */
export const FamilyResult = ({ answer, asked }: { answer: FamilyAnswer; asked: boolean }) => {
  const { missing, notes, incapacity, death, afterRetirements, notCovered } = answer;
  return (
    <Stack spacing={3}>
      {notCovered !== undefined && <Alert severity="warning">{notCovered}</Alert>}
      {missing === null && (
        <>
          <Today answer={answer} />
          <AfterRetirements of={afterRetirements} />
          <Notes notes={notes} />
          <Typography variant="body2" className="no-print">
            {texts.toReport}
          </Typography>
        </>
      )}
      {missing !== null && (asked || missing !== 'noDependants') && (
        <Alert severity={missing === 'noDependants' ? 'info' : 'warning'}>{notes.join(' ')}</Alert>
      )}
      {incapacity !== null && <Incapacity day={death} of={incapacity} />}
    </Stack>
  );
};
