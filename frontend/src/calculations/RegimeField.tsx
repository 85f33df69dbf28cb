import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { NoRegime } from './NoRegime.tsx';
import { type ChosenRegime, RegimeLine, type RegimeOption } from './RegimeLine.tsx';
import { calculationTexts as texts } from './texts.ts';

export interface RegimeFieldProps {
  value: ChosenRegime | null;
  onChange: (regime: ChosenRegime | null) => void;
  /** The RGPS has one regime only: 'INSS' is shown and cannot be changed. */
  rgps: boolean;
  error?: string | undefined;
  /** Said under the field; nothing is wrong. */
  hint?: ReactNode;
  onBlur?: () => void;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const searchDelay = 750;
const inss: ChosenRegime = { regimeId: 1, name: 'INSS' };

/** What is there already is narrowed at once, as the server will narrow it: part of the name, whatever the accents. */
const narrowed = createFilterOptions<RegimeOption>();

/** The regime of the person's entity, found by typing part of its name, with or without accents. Servants have no INSS. */
export const RegimeField = ({
  value,
  onChange,
  onBlur,
  rgps,
  error,
  hint,
  disabled = false,
  inputRef,
}: RegimeFieldProps) => {
  const genial = useGenial();
  const [typed, setTyped] = useState(value?.name ?? '');
  const name = useDebounced(typed, searchDelay);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: keys.regimes(name),
    queryFn: async ({ signal }) =>
      (await genial.regimes(name, signal)).data.regimes.filter(({ regimeId }) => regimeId !== inss.regimeId),
    enabled: !rgps && !disabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const searching = isFetching || typed !== name;
  return (
    <Autocomplete<RegimeOption>
      options={data}
      value={rgps ? inss : value}
      inputValue={rgps ? inss.name : typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, regime) => onChange(regime === null ? null : { regimeId: regime.regimeId, name: regime.name })}
      getOptionLabel={(regime) => regime.name}
      getOptionKey={(regime) => regime.regimeId}
      renderOption={(props, option) => <RegimeLine key={props.key} props={props} option={option} />}
      isOptionEqualToValue={(option, chosen) => option.regimeId === chosen.regimeId}
      filterOptions={searching ? narrowed : (options) => options}
      loading={searching}
      loadingText={texts.searching}
      noOptionsText={isError ? texts.regimesFailed : <NoRegime />}
      disabled={rgps || disabled}
      onBlur={() => onBlur?.()}
      renderInput={(params) => (
        <TextField
          {...params}
          label={texts.regime}
          error={error !== undefined}
          helperText={error ?? hint}
          {...(inputRef === undefined ? {} : { inputRef })}
        />
      )}
    />
  );
};
