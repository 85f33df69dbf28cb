import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ListItemText from '@mui/material/ListItemText';
import { messages } from '../../../../domain/words/messages.ts';
import { useField } from '../../shared/forms/useField.tsx';
import { customerCalculationTexts as texts } from './texts.ts';

export type CopiedData = 'time' | 'salary';

const choices = [
  { data: 'time', label: texts.time, help: texts.timeHelp },
  { data: 'salary', label: texts.salary, help: texts.salaryHelp },
] as const;

const atLeastOne = (value: unknown): string | null =>
  Array.isArray(value) && value.length > 0 ? null : messages.required;

/** What a copy takes with it; at least one of the two. */
export const CopiedDataField = () => {
  const { value, onChange, error } = useField('copiedData', atLeastOne);
  const chosen = new Set<CopiedData>(value);
  const toggle = (data: CopiedData) =>
    onChange(choices.map((choice) => choice.data).filter((each) => chosen.has(each) !== (each === data)));
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{texts.copied}</FormLabel>
      {choices.map(({ data, label, help }) => (
        <FormControlLabel
          key={data}
          control={<Checkbox checked={chosen.has(data)} onChange={() => toggle(data)} />}
          label={<ListItemText primary={label} secondary={help} />}
        />
      ))}
      {error !== undefined && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
};
