import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useField } from '../shared/forms/useField.tsx';
import { matches } from '../shared/matches.ts';
import { userTexts as texts } from './texts.ts';

/** So many are offered at once; typing finds the others. */
const offered = 50;

/** The account whose clients the user works with. */
export const AccountField = ({ isNew }: { isNew: boolean }) => {
  const genial = useGenial();
  const { value, onChange, onBlur, error } = useField('accountId');
  const { data: accounts = [] } = useQuery({
    queryKey: keys.accounts,
    queryFn: async () => (await genial.accounts()).data.accounts,
  });
  return (
    <Autocomplete
      options={accounts}
      value={accounts.find(({ id }) => id === value) ?? null}
      onChange={(_event, account) => onChange(account?.id ?? '')}
      onBlur={onBlur}
      disableClearable={!isNew}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, email }) => `${name} (${email})`}
      filterOptions={(all, { inputValue }) =>
        all.filter(({ name, email }) => matches(inputValue, `${name} (${email})`)).slice(0, offered)
      }
      noOptionsText={texts.noAccount}
      openText={texts.openAccounts}
      clearText={texts.clearAccount}
      renderInput={(input) => (
        <TextField
          {...input}
          label={texts.account}
          placeholder={isNew ? texts.newAccount : ''}
          error={error !== undefined}
          helperText={error ?? (isNew ? texts.newAccountHelp : texts.accountHelp)}
        />
      )}
    />
  );
};
