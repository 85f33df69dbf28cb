import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import type { HypothesisKind } from '../../../domain/api/hypotheses.ts';
import { useField } from '../shared/forms/useField.tsx';
import { isKind, newHypothesis, type ScenarioForm } from './scenario-form.ts';
import { scenarioTexts as texts } from './texts.ts';

interface KindSelectProps {
  place: number;
  names: Readonly<Record<HypothesisKind, string>>;
}

/** Another kind begins anew, about the same record. */
export const KindSelect = ({ place, names }: KindSelectProps) => {
  const { setValue, clearErrors } = useFormContext<ScenarioForm>();
  const { error } = useField(`hypotheses.${place}.kind`);
  const [kind, workRecordId] = useWatch<
    ScenarioForm,
    [`hypotheses.${number}.kind`, `hypotheses.${number}.workRecordId`]
  >({ name: [`hypotheses.${place}.kind`, `hypotheses.${place}.workRecordId`] });
  const choose = (chosen: string) => {
    if (!isKind(chosen)) return;
    clearErrors(`hypotheses.${place}`);
    setValue(`hypotheses.${place}`, newHypothesis(chosen, workRecordId), { shouldDirty: true });
  };
  return (
    <TextField
      select
      fullWidth
      label={texts.kind}
      value={kind}
      onChange={(event) => choose(event.target.value)}
      error={error !== undefined}
      helperText={error}
    >
      {Object.entries(names).map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};
