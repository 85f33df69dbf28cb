import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { BusyButton } from './BusyButton.tsx';

interface ExportFormat {
  format: string;
  label: string;
  /** What it is for. */
  help: string;
}

interface ExportMenuProps<Format extends ExportFormat> {
  label: string;
  formats: readonly Format[];
  /** A file is on its way. */
  busy: boolean;
  onExport: (format: Format) => void;
}

/** A button that asks in which form a file is wanted. */
export const ExportMenu = <Format extends ExportFormat>({
  label,
  formats,
  busy,
  onExport,
}: ExportMenuProps<Format>) => {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <BusyButton
        startIcon={<DownloadIcon />}
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </BusyButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((each) => (
          <MenuItem
            key={each.format}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              setAnchor(null);
              onExport(each);
            }}
          >
            <ListItemText primary={each.label} secondary={each.help} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
