import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useGenial } from '../../app/data/data-provider.ts';
import { saveFile } from '../../shared/download.ts';
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
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const exporting = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) =>
      saveFile(await genial.exportCustomer(customer.id, format), `${nameOf(customer)}.${ending}`),
    onError: () => notify(texts.exportFailed, { type: 'error' }),
  });
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.export}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((each) => (
          <MenuItem
            key={each.format}
            onClick={() => {
              setAnchor(null);
              exporting.mutate(each);
            }}
          >
            <ListItemText primary={each.label} secondary={each.help} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
