import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { type CaseChoice, cnisImport } from '../../../../../domain/api/cnis.ts';
import { isApiError } from '../../../data/api-error.ts';
import { useGenial } from '../../../data/data-provider.ts';
import { calculationPath } from '../../../ground/case-paths.ts';
import { useJob } from '../../../shared/jobs/useJob.ts';
import { rememberImport } from '../remembered.ts';
import { stepOf } from '../useCnisImports.ts';
import { opensReview } from './review-request.ts';
import { dropTexts as texts } from './texts.ts';

/** An extract that was dropped before there is a calculation for it: read, given a case, and reviewed there. */
export const useDroppedExtract = (file: File) => {
  const genial = useGenial();
  const navigate = useNavigate();
  const notify = useNotify();
  const upload = useMutation({
    mutationFn: (password: string | null) => genial.importCnisAlone(file, password),
    // A password is not to stay in the cache of mutations.
    gcTime: 0,
  });
  const importId = upload.data?.data.id ?? null;
  const state = useJob(importId === null ? null : `cnis-imports/${importId}`, cnisImport);
  const go = useMutation({
    mutationFn: (choice: CaseChoice) => genial.caseOfImport(importId ?? '', choice),
    onSuccess: async ({ data: { customerId, calculationId, importId: given } }) => {
      rememberImport(sessionStorage, calculationId, { id: given, name: file.name });
      await navigate(calculationPath(customerId, calculationId), { state: opensReview });
    },
    onError: (error) =>
      notify(isApiError(error) ? `${texts.failed}: ${error.errorMessage}` : texts.failed, { type: 'error' }),
  });
  return { upload, step: importId === null ? null : stepOf(state), go };
};
