import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type CnisImport, cnisImport } from '../../../../domain/api/cnis.ts';
import { isApiError } from '../../app/data/api-error.ts';
import { useGenial } from '../../app/data/data-provider.ts';
import { type JobState, useJob } from '../../shared/jobs/useJob.ts';
import { forgetImport, rememberedImport, rememberImport } from './remembered.ts';
import { cnisTexts as texts } from './texts.ts';

/** How far an import has come. */
export type ImportStep =
  | { at: 'choose'; sending: boolean; refusal: string | null }
  | { at: 'read'; queued: boolean; progress: number }
  | { at: 'failed'; reason: string }
  | { at: 'review'; job: CnisImport };

/** The server's answer about the file, in the words of this window. */
const refusalOf = (error: unknown): string | null => {
  if (error === null) return null;
  if (!isApiError(error)) return texts.uploadFailed;
  if (error.err === 'UnsupportedType') return texts.onlyPdf;
  if (error.err === 'TooLarge') return texts.tooLarge;
  return Object.values(error.fields)[0] ?? error.errorMessage;
};

export const stepOf = ({ job, error }: JobState<CnisImport>): ImportStep => {
  if (error !== null) return { at: 'failed', reason: texts.failed };
  if (job === null) return { at: 'read', queued: true, progress: 0 };
  switch (job.status) {
    case 'queued':
      return { at: 'read', queued: true, progress: 0 };
    case 'running':
      return { at: 'read', queued: false, progress: job.progress };
    case 'failed':
      return { at: 'failed', reason: job.errorMessage ?? texts.failed };
    case 'done':
      return { at: 'review', job };
    default:
      return job.status satisfies never;
  }
};

/** Sends an extract and follows its reading; the one under way for the calculation is taken up again. */
export const useCnisImport = (calculationId: string) => {
  const genial = useGenial();
  const [importId, setImportId] = useState(() => rememberedImport(sessionStorage, calculationId));
  const upload = useMutation({
    mutationFn: (file: File) => genial.importCnis(calculationId, file),
    onSuccess: ({ data }) => {
      rememberImport(sessionStorage, calculationId, data.id);
      setImportId(data.id);
    },
  });
  const state = useJob(importId === null ? null : `cnis-imports/${importId}`, cnisImport);
  const step: ImportStep =
    importId === null ? { at: 'choose', sending: upload.isPending, refusal: refusalOf(upload.error) } : stepOf(state);
  const startAgain = () => {
    forgetImport(sessionStorage, calculationId);
    upload.reset();
    setImportId(null);
  };
  return { step, extract: upload.mutate, clearRefusal: upload.reset, startAgain };
};
