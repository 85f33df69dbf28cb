import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Tooltip from '@mui/material/Tooltip';
import { SearchField } from '../../shared/SearchField.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { customerListTexts as texts } from './texts.ts';
import { useCustomerSearch } from './useCustomerSearch.ts';

export const CustomerSearch = () => {
  const { text, setText, byName, setByName } = useCustomerSearch();
  const narrow = useIsNarrow();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, flex: '1 1 300px', maxWidth: 560 }}
    >
      <SearchField label={texts.search} placeholder={narrow ? '' : texts.searchHint} value={text} onChange={setText} />
      <Tooltip title={texts.filterNameHelp} describeChild>
        <FormControlLabel
          label={`${texts.filterBy} ${texts.filterName}`}
          control={<Checkbox checked={byName} onChange={(_event, checked) => setByName(checked)} size="small" />}
        />
      </Tooltip>
    </Box>
  );
};
