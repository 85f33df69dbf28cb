import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'react-admin';
import { customerSortFields } from '../../../../domain/api/customers.ts';
import { customerListTexts as texts } from './texts.ts';

/** The order by field and direction, for whoever does not reach for the column heads. */
export const CustomerOrder = () => {
  const { sort, setSort } = useListContext();
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        select
        label={texts.sortBy}
        value={sort.field}
        onChange={({ target }) => setSort({ field: target.value, order: sort.order })}
        sx={{ width: 190 }}
      >
        {customerSortFields.map((field) => (
          <MenuItem key={field} value={field}>
            {texts.columns[field]}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.order}
        value={sort.order}
        onChange={(_event, order) => order !== null && setSort({ field: sort.field, order })}
      >
        <ToggleButton value="ASC">{texts.asc}</ToggleButton>
        <ToggleButton value="DESC">{texts.desc}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
};
