import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCalculation } from '../calculations/calculation-context.ts';
import { nameOf } from '../customers/name.ts';
import { isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { saveFile } from '../shared/download.ts';
import { ExportMenu } from '../shared/ExportMenu.tsx';
import { exportTexts as texts } from './texts.ts';

const formats = [
  { format: 'xlsx', label: texts.spreadsheet, help: texts.spreadsheetHelp },
  { format: 'json', label: texts.data, help: texts.dataHelp },
] as const;

/** The whole result of the calculation, of both regimes. A past revision is only looked at. */
export const ExportResult = () => {
  const { calculation, customer, revision } = useCalculation();
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ format }: (typeof formats)[number]) =>
      saveFile(
        await genial.exportCalculation(calculation.id, format),
        texts.fileName(nameOf(customer), calculation.name, format),
      ),
    onError: (error) => notify(isApiError(error) ? error.message : texts.failed, { type: 'error' }),
  });
  if (revision !== undefined) return null;
  return <ExportMenu label={texts.export} formats={formats} busy={isPending} onExport={mutate} />;
};
