import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Calculation } from '../../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import type { Customer } from '../../../../domain/api/customers.ts';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { QueuedImports, WatchImport } from './QueuedImports.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { Review } from './Review.tsx';
import { hasDecisions, type RememberedImport } from './remembered.ts';
import { cnisTexts as texts } from './texts.ts';
import { type ImportStep, refusalOf, useCnisImports } from './useCnisImports.ts';

interface CnisImportDialogProps {
  calculationId: string;
  /** The regime of the calculation. */
  regimeType: RegimeType;
  customer: Customer;
  /** The calculation date, and how the calculation counts. */
  asOf: string;
  method: Calculation['countingMethod'];
  /** Its records, which the extract is laid beside. */
  records: readonly WorkRecord[];
  etag: string | null;
  onClose: () => void;
}

/** In the middle of the window it would jump up when the result takes the place of the progress. */
const growsDownwards = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

/** A browser holds few connections; what waits in the queue need not be watched before its turn. */
const WATCHED_AT_ONCE = 2;

const isUnderWay = (step: ImportStep): boolean => step.at === 'read';

/** From the PDF to reviewed records: choose, read, look over, save. A closed window finds its readings again. */
const CnisImportDialog = ({ onClose, ...calculation }: CnisImportDialogProps) => {
  const narrow = useIsNarrow();
  // The window of a small notebook: around a dialog two links fewer would be in sight.
  const low = useMediaQuery('(max-height: 800px)');
  const { imports, current, stepOf, told, compareAgain, choose, forget, fileOf, upload, unlock } = useCnisImports(
    calculation.calculationId,
  );
  const [discarding, setDiscarding] = useState<string | null>(null);
  const step = current === null ? null : stepOf(current.id);
  const watched = imports.filter(({ id }) => isUnderWay(stepOf(id))).slice(0, WATCHED_AT_ONCE);
  const saved = (id: string) => {
    forget(id);
    compareAgain();
    if (imports.length === 1) onClose();
  };
  const another = ({ id }: RememberedImport) => (hasDecisions(sessionStorage, id) ? setDiscarding(id) : forget(id));
  const unlockIt = ({ id, name }: RememberedImport) => {
    const file = fileOf(id);
    return file === null ? (
      <Alert severity="info">
        {texts.locked(name)} {texts.chooseAgain}
      </Alert>
    ) : (
      <PasswordForm
        key={id}
        name={name}
        busy={unlock.isPending}
        error={refusalOf(unlock.error)}
        onUnlock={(password) => unlock.mutate({ id, file, password })}
      />
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      fullScreen={narrow || low}
      sx={growsDownwards}
      aria-labelledby="cnis-title"
    >
      <DialogTitle id="cnis-title">{texts.title}</DialogTitle>
      <DialogContent>
        {watched.map(({ id }) => (
          <WatchImport key={id} id={id} onStep={told} />
        ))}
        {imports.length > 1 && current !== null && (
          <QueuedImports imports={imports} current={current.id} stepOf={stepOf} onChoose={choose} />
        )}
        {current === null && (
          <ChooseFile
            busy={upload.isPending}
            error={refusalOf(upload.error)}
            onChoose={upload.reset}
            onExtract={upload.mutate}
          />
        )}
        {step?.at === 'read' && <ReadingProgress queued={step.queued} progress={step.progress} />}
        {step?.at === 'locked' && current !== null && unlockIt(current)}
        {step?.at === 'failed' && current !== null && (
          <Alert severity="error" action={<Button onClick={() => forget(current.id)}>{texts.another}</Button>}>
            {step.reason} {texts.nothingSaved}
          </Alert>
        )}
        {step?.at === 'review' && current !== null && (
          <Review
            key={current.id}
            {...calculation}
            job={step.job}
            onAnother={() => another(current)}
            onSaved={() => saved(current.id)}
            onOutdated={compareAgain}
            onClose={onClose}
          />
        )}
      </DialogContent>
      {step?.at !== 'review' && (
        <DialogActions>
          {step?.at === 'locked' && current !== null && (
            <Button onClick={() => forget(current.id)}>{texts.another}</Button>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </DialogActions>
      )}
      <ConfirmDialog
        open={discarding !== null}
        title={texts.discard}
        action={texts.discardAction}
        cancel={texts.discardBack}
        destructive
        onConfirm={() => {
          if (discarding !== null) forget(discarding);
          setDiscarding(null);
        }}
        onClose={() => setDiscarding(null)}
      >
        {texts.discardBody}
      </ConfirmDialog>
    </Dialog>
  );
};

export default CnisImportDialog;
