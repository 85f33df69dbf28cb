import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cnisImport } from '../../../../domain/api/cnis.ts';
import { isApiError } from '../../app/data/api-error.ts';
import { useGenial } from '../../app/data/data-provider.ts';
import { useJob } from '../../shared/jobs/useJob.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { Review } from './Review.tsx';
import { forgetImport, rememberedImport, rememberImport } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface CnisImportDialogProps {
  calculationId: string;
  etag: string | null;
  onClose: () => void;
}

/** From the PDF to reviewed records: choose, read, look over, save. A closed window finds its reading again. */
const CnisImportDialog = ({ calculationId, etag, onClose }: CnisImportDialogProps) => {
  const genial = useGenial();
  const phone = useMediaQuery('(max-width:600px)');
  const [importId, setImportId] = useState(() => rememberedImport(sessionStorage, calculationId));
  const upload = useMutation({
    mutationFn: (file: File) => genial.importCnis(calculationId, file),
    onSuccess: ({ data }) => {
      rememberImport(sessionStorage, calculationId, data.id);
      setImportId(data.id);
    },
  });
  const { job, error } = useJob(importId === null ? null : `cnis-imports/${importId}`, cnisImport);
  const startAgain = () => {
    forgetImport(sessionStorage, calculationId);
    upload.reset();
    setImportId(null);
  };
  const refused = upload.error === null ? null : isApiError(upload.error) ? upload.error.message : texts.uploadFailed;
  const failure = error !== null ? texts.failed : job?.status === 'failed' ? (job.errorMessage ?? texts.failed) : null;
  const running = importId !== null && failure === null && job?.status !== 'done';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby="cnis-title">
      <DialogTitle id="cnis-title">{texts.title}</DialogTitle>
      <DialogContent>
        {importId === null && <ChooseFile busy={upload.isPending} error={refused} onExtract={upload.mutate} />}
        {running && <ReadingProgress queued={job === null || job.status === 'queued'} progress={job?.progress ?? 0} />}
        {failure !== null && importId !== null && (
          <Alert severity="error" action={<Button onClick={startAgain}>{texts.another}</Button>}>
            {failure}
          </Alert>
        )}
        {job?.status === 'done' && (
          <Review
            calculationId={calculationId}
            etag={etag}
            job={job}
            onAnother={startAgain}
            onSaved={() => {
              forgetImport(sessionStorage, calculationId);
              onClose();
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default CnisImportDialog;
