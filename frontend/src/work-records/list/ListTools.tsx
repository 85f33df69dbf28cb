import Clear from '@mui/icons-material/Clear';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import ViewHeadline from '@mui/icons-material/ViewHeadline';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { recordTexts as texts } from '../texts.ts';
import type { ListView, RecordFilter } from './list-view.ts';
import { RegimeFilter } from './RegimeFilter.tsx';

interface ListToolsProps {
  view: ListView;
  onView: (view: ListView) => void;
  filter: RecordFilter;
  onFilter: (filter: RecordFilter) => void;
}

const EmployerFilter = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextField
    size="small"
    type="search"
    label={texts.filterEmployer}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      input: {
        endAdornment: value !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={texts.clearEmployer} onClick={() => onChange('')}>
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        ),
      },
      htmlInput: { sx: { '&::-webkit-search-cancel-button': { display: 'none' } } },
    }}
    sx={{ width: { xs: '100%', sm: 200 } }}
  />
);

/** Which records are shown, and how much of each. */
export const ListTools = ({ view, onView, filter, onFilter }: ListToolsProps) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}>
    <EmployerFilter value={filter.employer} onChange={(employer) => onFilter({ ...filter, employer })} />
    <RegimeFilter value={filter.regime} onChange={(regime) => onFilter({ ...filter, regime })} />
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={view}
      aria-label={texts.viewLabel}
      onChange={(_event, next: ListView | null) => next !== null && onView(next)}
    >
      <ToggleButton value="cards" aria-label={texts.viewCards} title={texts.viewCards}>
        <ViewAgendaOutlined fontSize="small" />
      </ToggleButton>
      <ToggleButton value="compact" aria-label={texts.viewCompact} title={texts.viewCompact}>
        <ViewHeadline fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  </Stack>
);
