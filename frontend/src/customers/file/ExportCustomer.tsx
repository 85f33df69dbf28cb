import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useGenial } from '../../data/data-provider.ts';
import { saveFile } from '../../shared/download.ts';
import { ExportMenu } from '../../shared/ExportMenu.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { nameOf } from '../name.ts';
import type { CustomerRecord } from '../useCustomer.ts';
import { customerFileTexts as texts } from './texts.ts';

const formats = [
  { format: 'xlsx', label: texts.spreadsheet, help: texts.spreadsheetHelp, ending: 'xlsx' },
  { format: 'json', label: texts.file, help: texts.fileHelp, ending: 'genial.json' },
] as const;

/** The client's whole file: to be read, or to be taken to another installation. */
export const ExportCustomer = () => {
  const customer = useShownRecord<CustomerRecord>();
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) =>
      saveFile(await genial.exportCustomer(customer.id, format), `${nameOf(customer)}.${ending}`),
    onError: () => notify(texts.exportFailed, { type: 'error' }),
  });
  return <ExportMenu label={texts.export} formats={formats} busy={isPending} onExport={mutate} />;
};
