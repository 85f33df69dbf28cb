import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { BusyButton } from './BusyButton.tsx';
import { sharedTexts as texts } from './texts.ts';

/** Hands a list to the browser as a spreadsheet, and says so if it cannot be made. */
export const ExportButton = ({ onExport }: { onExport: () => Promise<void> }) => {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: onExport,
    onError: () => notify(texts.exportFailed, { type: 'error' }),
  });
  return (
    <BusyButton variant="outlined" startIcon={<ExportIcon />} busy={isPending} onClick={() => mutate()}>
      {texts.export}
    </BusyButton>
  );
};
