import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { nameOf } from '../../customers/name.ts';
import { useDebounced } from '../../shared/useDebounced.ts';
import { customerCalculationTexts as texts } from './texts.ts';

export interface Target {
  id: string;
  name: string | null;
}

interface CopyTargetProps {
  value: Target;
  onChange: (customer: Target) => void;
}

const searchDelay = 500;
const shown = 20;

/** The names of two clients may be the same; their birth dates are not. */
const bornOn = ({ birthDate }: Partial<CustomerListItem>): string =>
  birthDate === undefined || birthDate === null ? '' : ` · ${formatDate(birthDate)}`;

/** Whose the copy will be: the same client's, or another's, found by part of the name. */
export const CopyTarget = ({ value, onChange }: CopyTargetProps) => {
  const [typed, setTyped] = useState(nameOf(value));
  const search = useDebounced(typed === nameOf(value) ? '' : typed, searchDelay);
  const { data = [], isFetching } = useGetList<CustomerListItem>('customer-list', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'name', order: 'ASC' },
    filter: { search },
  });
  return (
    <Autocomplete<Target, false, true>
      disableClearable
      options={data}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, customer) => onChange({ id: customer.id, name: customer.name })}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={texts.searching}
      noOptionsText={texts.noCustomer}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {nameOf(option)}
          {bornOn(option)}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={texts.copyTarget} helperText={texts.copyTargetHelp} />}
    />
  );
};
