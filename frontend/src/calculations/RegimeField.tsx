import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGenial } from '../app/data/data-provider.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { calculationTexts as texts } from './texts.ts';

export interface ChosenRegime {
  regimeId: number;
  name: string;
}

export interface RegimeFieldProps {
  value: ChosenRegime | null;
  onChange: (regime: ChosenRegime | null) => void;
  /** The RGPS has one regime only: 'INSS' is shown and cannot be changed. */
  rgps: boolean;
  error?: string | undefined;
  disabled?: boolean;
}

const searchDelay = 750;
const inss: ChosenRegime = { regimeId: 1, name: 'INSS' };

/** The regime of the person's entity, found by typing part of its name, with or without accents. */
export const RegimeField = ({ value, onChange, rgps, error, disabled = false }: RegimeFieldProps) => {
  const genial = useGenial();
  const [typed, setTyped] = useState(value?.name ?? '');
  const name = useDebounced(typed, searchDelay);
  const { data = [], isFetching } = useQuery({
    queryKey: ['regimes', name],
    queryFn: async ({ signal }) => (await genial.regimes(name, signal)).data.regimes,
    enabled: !rgps && !disabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Autocomplete<ChosenRegime>
      options={data}
      value={rgps ? inss : value}
      inputValue={rgps ? inss.name : typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, regime) => onChange(regime === null ? null : { regimeId: regime.regimeId, name: regime.name })}
      getOptionLabel={(regime) => regime.name}
      getOptionKey={(regime) => regime.regimeId}
      isOptionEqualToValue={(option, chosen) => option.regimeId === chosen.regimeId}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={texts.searching}
      noOptionsText={texts.noRegime}
      disabled={rgps || disabled}
      renderInput={(params) => (
        <TextField {...params} label={texts.regime} error={error !== undefined} helperText={error} />
      )}
    />
  );
};
