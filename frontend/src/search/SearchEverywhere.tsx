import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { SearchDialog } from './SearchDialog.tsx';
import { searchTexts as texts } from './texts.ts';

/** Opens the search over everything, by its button or by Ctrl+K. */
export const SearchEverywhere = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Tooltip title={texts.openHint}>
        <IconButton onClick={() => setOpen(true)} aria-label={texts.open} aria-keyshortcuts="Control+K">
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};
