import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { useSlashFocus } from '../../shared/useSlashFocus.ts';
import { customerListTexts as texts } from './texts.ts';
import { useCustomerSearch } from './useCustomerSearch.ts';

export const CustomerSearch = () => {
  const { text, setText, byName, setByName } = useCustomerSearch();
  const narrow = useIsNarrow();
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, flex: '1 1 300px', maxWidth: 560 }}
    >
      <TextField
        label={texts.search}
        placeholder={narrow ? '' : texts.searchHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputRef={input}
        sx={{ flex: '1 1 240px' }}
        slotProps={{
          htmlInput: { enterKeyHint: 'search', autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: text !== '' && (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" onClick={clear} aria-label={texts.clear}>
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Tooltip title={texts.filterNameHelp} describeChild>
        <FormControlLabel
          label={`${texts.filterBy} ${texts.filterName}`}
          control={<Checkbox checked={byName} onChange={(_event, checked) => setByName(checked)} size="small" />}
        />
      </Tooltip>
    </Box>
  );
};
