import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { CustomerEditor } from '../../customers/CustomerEditor.tsx';
import { customerTexts as texts } from '../../customers/texts.ts';
import { useCustomerMode } from '../../customers/useCustomerMode.ts';
import { LeaveQuestion } from '../../shared/dialogs/LeaveQuestion.tsx';
import { CustomerHeader } from './CustomerHeader.tsx';

/** Who the client is, or the form that changes it. */
export const CustomerCard = () => {
  const mode = useCustomerMode();
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      {mode.editing ? (
        <CustomerEditor draft={mode.draft} onDone={mode.finish} onLeave={mode.leave} onFailed={mode.fail} />
      ) : (
        <>
          <CustomerHeader onEdit={mode.edit} />
          {mode.paused && (
            <Alert
              severity="warning"
              sx={{ mt: 2 }}
              action={
                <>
                  <Button color="inherit" onClick={mode.finish}>
                    {texts.discard}
                  </Button>
                  <Button color="inherit" onClick={mode.edit}>
                    {texts.resume}
                  </Button>
                </>
              }
            >
              {texts.draft}
            </Alert>
          )}
          <LeaveQuestion when={mode.paused} />
        </>
      )}
    </Paper>
  );
};
