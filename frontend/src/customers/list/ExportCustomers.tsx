import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Tooltip from '@mui/material/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { useGenial } from '../../data/data-provider.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { saveFile } from '../../shared/download.ts';
import { customerListTexts as texts } from './texts.ts';

/** The whole list as it is searched, filtered and sorted, as a spreadsheet. */
export const ExportCustomers = () => {
  const { filterValues, sort } = useListContext();
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      genial.customersSheet({ ...filterValues, sortBy: sort.field, sortOrder: sort.order.toLowerCase() }),
    onSuccess: (sheet) => saveFile(sheet, texts.exportFile),
    onError: () => notify(texts.exportFailed, { type: 'error' }),
  });
  return (
    <Tooltip title={texts.exportHint} describeChild>
      <BusyButton variant="outlined" startIcon={<DownloadIcon />} busy={isPending} onClick={() => mutate()}>
        {texts.exportAll}
      </BusyButton>
    </Tooltip>
  );
};
