import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { useRecordChange } from '../work-records/useRecordChange.ts';
import { scenarioTexts as texts } from './texts.ts';

interface ScenarioActionsProps {
  calculationId: string;
  etag: string | null;
  scenario: ShownScenario;
  onEdit: () => void;
  onRules: () => void;
}

const Suggested = ({ calculationId, etag, scenario }: ScenarioActionsProps) => {
  const { name, hypotheses } = scenario;
  const { mutate, isPending } = useRecordChange<void>(calculationId, {
    etag,
    change: (genial, _nothing, revision) => genial.keepScenario(calculationId, { name, hypotheses }, revision),
    done: texts.saved,
    failed: texts.saveFailed,
  });
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate()} aria-label={texts.of(texts.keep, name)}>
      {texts.keep}
    </Button>
  );
};

const Kept = ({ calculationId, etag, scenario, onEdit, onRules }: ScenarioActionsProps) => {
  const [asking, setAsking] = useState(false);
  const { id = '', name } = scenario;
  const { mutate, isPending } = useRecordChange<void>(calculationId, {
    etag,
    change: (genial, _nothing, revision) => genial.removeScenario(id, revision),
    done: texts.removed,
    failed: texts.removeFailed,
    onDone: () => setAsking(false),
  });
  const actions = [
    [texts.rules, onRules],
    [texts.change, onEdit],
    [texts.remove, () => setAsking(true)],
  ] as const;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {actions.map(([label, act]) => (
        <Button key={label} size="small" onClick={act} aria-label={texts.of(label, name)}>
          {label}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        title={texts.removeTitle(name)}
        action={texts.remove}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {texts.removeBody}
      </ConfirmDialog>
    </Stack>
  );
};

/** A suggestion can be kept; what was kept can be looked into, changed and removed. */
export const ScenarioActions = (props: ScenarioActionsProps) =>
  props.scenario.id === undefined ? <Suggested {...props} /> : <Kept {...props} />;
