import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { customerStatus, retirementFilter } from '../../../../domain/api/customers.ts';
import { customerListTexts as texts } from './texts.ts';
import { useCustomerFilters } from './useCustomerFilters.ts';

interface FilterProps {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

const Filter = ({ label, any, value = '', options, onChange }: FilterProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ width: { xs: 'calc(50% - 4px)', sm: 160 } }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    <MenuItem value="">{any}</MenuItem>
    {options.map(([option, name]) => (
      <MenuItem key={option} value={option}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

const statuses = customerStatus.options.map((status) => [status, texts[status]] as const);
const retirements = retirementFilter.options.map((option) => [option, texts.retirements[option]] as const);

/** Whom the list shows: by status, and by when they can retire. */
export const CustomerFilters = () => {
  const { filters, change } = useCustomerFilters();
  return (
    <>
      <Filter
        label={texts.status}
        any={texts.anyStatus}
        value={filters.status}
        options={statuses}
        onChange={(status) => change({ status })}
      />
      <Filter
        label={texts.retirement}
        any={texts.anyRetirement}
        value={filters.retirement}
        options={retirements}
        onChange={(retirement) => change({ retirement })}
      />
    </>
  );
};
