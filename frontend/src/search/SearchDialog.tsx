import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { SearchResults } from './SearchResults.tsx';
import { searchTexts as texts } from './texts.ts';
import { useSearch } from './useSearch.ts';

/** A field and what is found for it: arrows choose, Enter opens, Esc closes. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { text, groups, isError, isSettled } = useSearch(typed);
  const navigate = useNavigate();
  const narrow = useIsNarrow();
  const listId = useId();
  const results = groups.flatMap((group) => group.results);
  const active = Math.min(chosen, results.length - 1);
  const open = (to: string) => {
    onClose();
    navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setChosen((active + step + results.length) % results.length);
    }
    const result = results[active];
    if (event.key === 'Enter' && isSettled && result !== undefined) {
      event.preventDefault();
      open(result.to);
    }
  };
  const status = () => {
    // Who touches the list needs no arrows.
    const hint = narrow ? '' : texts.hint;
    if (text === '') return hint;
    if (isError) return texts.failed;
    if (!isSettled) return '';
    if (results.length === 0) return texts.nothing(text);
    const found = groups.some(({ more }) => more !== null) ? texts.foundFirst : texts.found;
    return `${found(results.length)}. ${hint}`;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={narrow}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': texts.open } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <SearchIcon color="action" aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={texts.placeholder}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
          inputProps={{
            role: 'combobox',
            'aria-label': texts.label,
            'aria-expanded': results.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': results.length > 0 ? `${listId}-${active}` : undefined,
            enterKeyHint: 'search',
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 200,
          }}
          sx={{ py: 0.5 }}
        />
        <IconButton onClick={onClose} aria-label={texts.close} size="small">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <SearchResults listId={listId} groups={groups} active={active} onChoose={setChosen} onOpen={open} />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 2, py: 1.5 }}>
        {status()}
      </Typography>
    </Dialog>
  );
};
