import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

interface RevisionFieldProps {
  calculationId: string;
  label: string;
  /** The revision that is shown, and when it was made. */
  value: number;
  at: string;
  onChange: (revision: number) => void;
}

/** So many of the newest can be chosen; older ones are opened from the history. */
const OFFERED = 100;

/** Another revision by the moment at which it was made and what was done then: nobody thinks in their numbers. */
export const RevisionField = ({ calculationId, label, value, at, onChange }: RevisionFieldProps) => {
  const genial = useGenial();
  const query = { page: 1, limit: OFFERED };
  const { data } = useQuery({
    queryKey: [...keys.history(calculationId), query],
    queryFn: async ({ signal }) => (await genial.history(calculationId, query, signal)).data.entries,
  });
  const entries = (data ?? []).map((entry) => ({
    revision: entry.revision,
    text: `${formatInstant(entry.at)} · ${entry.summary}`,
  }));
  const offered = entries.some(({ revision }) => revision === value)
    ? entries
    : [...entries, { revision: value, text: formatInstant(at) }];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ mt: 1.5, width: '100%', maxWidth: 420 }}
      className="no-print"
    >
      {offered.map(({ revision, text }) => (
        <MenuItem key={revision} value={revision}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
};
