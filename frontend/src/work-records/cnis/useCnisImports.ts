import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import type { JobState } from '../../shared/jobs/useJob.ts';
import { forgetImport, type RememberedImport, rememberedImports, rememberImport } from './remembered.ts';
import { cnisTexts as texts } from './texts.ts';

/** How far an import has come. */
export type ImportStep =
  | { at: 'read'; queued: boolean; progress: number }
  /** It asks for its password. */
  | { at: 'locked' }
  | { at: 'failed'; reason: string }
  | { at: 'review'; job: CnisImport };

/** The server's answer about a file, in the words of this window. */
export const refusalOf = (error: unknown): string | null => {
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
      if (job.err === 'EncryptedPdf') return { at: 'locked' };
      return { at: 'failed', reason: job.errorMessage ?? texts.failed };
    case 'done':
      return { at: 'review', job };
    default:
      return job.status satisfies never;
  }
};

const waiting: ImportStep = { at: 'read', queued: true, progress: 0 };

/** Sends extracts and knows how far each has come; those under way for the calculation are taken up again. */
export const useCnisImports = (calculationId: string) => {
  const genial = useGenial();
  const [imports, setImports] = useState<readonly RememberedImport[]>(() =>
    rememberedImports(sessionStorage, calculationId),
  );
  const [steps, setSteps] = useState<ReadonlyMap<string, ImportStep>>(new Map());
  const [chosen, setChosen] = useState<string | null>(null);
  /** A locked file is sent again with its password. */
  const files = useRef(new Map<string, File>());

  const send = async (file: File, password: string | null): Promise<string> => {
    const { data } = await genial.importCnis(calculationId, file, password);
    files.current.set(data.id, file);
    rememberImport(sessionStorage, calculationId, { id: data.id, name: file.name });
    setImports(rememberedImports(sessionStorage, calculationId));
    return data.id;
  };
  const forget = (id: string) => {
    forgetImport(sessionStorage, calculationId, id);
    files.current.delete(id);
    setImports(rememberedImports(sessionStorage, calculationId));
  };
  const upload = useMutation({
    mutationFn: async (list: readonly File[]) => {
      for (const file of list) await send(file, null);
    },
  });
  const unlock = useMutation({
    mutationFn: async ({ id, file, password }: { id: string; file: File; password: string }) => {
      const opened = await send(file, password);
      forget(id);
      setChosen(opened);
    },
    // Nothing of it is to stay in the cache of mutations.
    gcTime: 0,
  });
  const told = useCallback((id: string, step: ImportStep) => setSteps((before) => new Map(before).set(id, step)), []);
  /** What was read is compared anew with the records, which are others now: else links they have by now come twice. */
  const compareAgain = useCallback(
    () => setSteps((before) => new Map([...before].filter(([, { at }]) => at !== 'review'))),
    [],
  );
  const current = imports.find(({ id }) => id === chosen) ?? imports[0] ?? null;
  return {
    imports,
    current,
    stepOf: (id: string): ImportStep => steps.get(id) ?? waiting,
    told,
    compareAgain,
    choose: setChosen,
    forget,
    fileOf: (id: string): File | null => files.current.get(id) ?? null,
    upload,
    unlock,
  };
};
