import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { customerPath } from '../../ground/case-paths.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { customerFileTexts as texts } from './texts.ts';

/** What is not JSON at all is not sent. */
const contentOf = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(texts.notJson);
  }
};

const reasonOf = (error: Error): string => {
  if (!isApiError(error)) return error.message;
  const [refused] = Object.entries(error.fields);
  return refused === undefined ? error.errorMessage : `${refused[0]}: ${refused[1]}`;
};

/** A client out of a file that another installation exported: all of it, or nothing. */
export const ImportCustomer = () => {
  const input = useRef<HTMLInputElement>(null);
  const genial = useGenial();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => genial.importCustomer(await contentOf(file)),
    onSuccess: async ({ data: { customer } }) => {
      await client.invalidateQueries({ queryKey: keys.customerList });
      await navigate(customerPath(customer.id), { replace: true });
      notify(texts.imported, { type: 'success' });
    },
    onError: (error) => notify(`${texts.importFailed}: ${reasonOf(error)}`, { type: 'error' }),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={texts.import}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) mutate(file);
          target.value = '';
        }}
      />
      <BusyButton startIcon={<UploadIcon />} busy={isPending} onClick={() => input.current?.click()}>
        {texts.import}
      </BusyButton>
    </>
  );
};
