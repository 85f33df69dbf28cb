import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { sharedTexts as texts } from './texts.ts';
import { useSlashFocus } from './useSlashFocus.ts';

/** As many characters as the server looks for: what is pasted beyond would be refused as a whole. */
const MOST_SEARCHED = 200;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

/** What a list is searched with: `/` leads to it, Esc and the cross empty it. */
export const SearchField = ({ label, placeholder = '', value, onChange }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && clear()}
      inputRef={input}
      sx={{ flex: '1 1 240px', maxWidth: 420 }}
      slotProps={{
        htmlInput: { enterKeyHint: 'search', autoComplete: 'off', maxLength: MOST_SEARCHED },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" onClick={clear} aria-label={texts.clearSearch}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
