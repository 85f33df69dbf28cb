import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import type { ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { hypothesisNames } from '../../../domain/words/scenarios.ts';
import { FormText } from '../shared/forms/FormFields.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { SavingDialog } from '../work-records/SavingDialog.tsx';
import { useRecordChange } from '../work-records/useRecordChange.ts';
import { HypothesisFields } from './HypothesisFields.tsx';
import { KindSelect } from './KindSelect.tsx';
import {
  fieldNamesOf,
  hypothesisFormOf,
  newHypothesis,
  type ScenarioBody,
  type ScenarioForm,
  scenarioOf,
} from './scenario-form.ts';
import { scenarioTexts as texts } from './texts.ts';

interface ScenarioDialogProps {
  calculationId: string;
  etag: string | null;
  records: readonly WorkRecord[];
  /** Absent: a new one. */
  scenario?: ShownScenario;
  /** Of a new one: the record whose months below the minimum are paid up. */
  completes?: WorkRecord;
  onClose: () => void;
}

/** Hypotheses under a name, typed in or changed; each asks only what it needs. */
export const ScenarioDialog = ({ calculationId, etag, records, scenario, completes, onClose }: ScenarioDialogProps) => {
  const running = records.find(({ egressDate }) => egressDate === null) ?? records[0];
  const another = () => newHypothesis(running === undefined ? 'contributes' : 'worksOn', running?.id ?? '');
  const [started] = useState<ScenarioForm>(() => ({
    name: scenario?.name ?? (completes === undefined ? '' : texts.completing),
    hypotheses: scenario?.hypotheses.map(hypothesisFormOf) ?? [
      completes === undefined ? another() : newHypothesis('complemented', completes.id),
    ],
  }));
  const form = useForm<ScenarioForm>({ defaultValues: started });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'hypotheses' });
  const id = scenario?.id;
  const saving = useRecordChange<ScenarioBody>(calculationId, {
    etag,
    asks: true,
    change: (genial, body, revision) =>
      id === undefined ? genial.keepScenario(calculationId, body, revision) : genial.saveScenario(id, body, revision),
    showFields: (error) => showServerFields(form, error, fieldNamesOf(fields.length)),
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: onClose,
  });
  const submit = (values: ScenarioForm) => {
    const { body, refused = {} } = scenarioOf(values);
    if (body !== undefined) return saving.mutate(body);
    const wrong = fieldNamesOf(fields.length).filter((name) => refused[name] !== undefined);
    for (const name of wrong)
      form.setError(name, { type: 'asked', message: refused[name] ?? '' }, { shouldFocus: name === wrong[0] });
  };
  return (
    <SavingDialog
      title={id === undefined ? texts.new : texts.edit}
      form={form}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormText name="name" label={texts.scenarioName} required autoFocus />
      {fields.map(({ id: key }, place) => (
        <Paper key={key} component="section" variant="outlined" sx={{ p: 2 }} aria-label={texts.hypothesis(place + 1)}>
          <Stack spacing={2}>
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography component="h3" variant="subtitle2">
                {texts.hypothesis(place + 1)}
              </Typography>
              {fields.length > 1 && (
                <IconButton aria-label={texts.removeHypothesis(place + 1)} onClick={() => remove(place)}>
                  <DeleteOutline />
                </IconButton>
              )}
            </Stack>
            <KindSelect place={place} names={hypothesisNames} />
            <HypothesisFields place={place} />
          </Stack>
        </Paper>
      ))}
      <Button startIcon={<Add />} onClick={() => append(another())} sx={{ alignSelf: 'start' }}>
        {texts.addHypothesis}
      </Button>
    </SavingDialog>
  );
};
