import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SearchField } from '../../shared/SearchField.tsx';
import { isAccountFilter } from './filters.ts';
import { accountTexts as texts } from './texts.ts';
import type { Seeking } from './useSought.ts';

/** By what the accounts are sought. */
export const SoughtFields = ({ search, filter, seek }: Seeking) => (
  <>
    <SearchField label={texts.search} value={search} onChange={(text) => seek({ search: text })} />
    <TextField
      select
      label={texts.filter}
      value={filter}
      onChange={({ target }) => isAccountFilter(target.value) && seek({ filter: target.value })}
      sx={{ width: { xs: '100%', sm: 230 } }}
    >
      {Object.entries(texts.filters).map(([name, label]) => (
        <MenuItem key={name} value={name}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  </>
);
