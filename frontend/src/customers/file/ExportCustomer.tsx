import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useGenial } from '../../data/data-provider.ts';
import { saveFile } from '../../shared/download.ts';
import { ExportMenu } from '../../shared/ExportMenu.tsx';
import { customerFileTexts as texts } from './texts.ts';

const formats = [
  { format: 'xlsx', label: texts.spreadsheet, help: texts.spreadsheetHelp, ending: 'xlsx' },
  { format: 'json', label: texts.file, help: texts.fileHelp, ending: 'genial.json' },
] as const;

/** The client's whole file, under that name: to be read, or to be taken to another installation. */
export const ExportCustomer = ({ id, name }: { id: string; name: string }) => {
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) =>
      saveFile(await genial.exportCustomer(id, format), `${name}.${ending}`),
    onError: () => notify(texts.exportFailed, { type: 'error' }),
  });
  return <ExportMenu label={texts.export} formats={formats} busy={isPending} onExport={mutate} />;
};
