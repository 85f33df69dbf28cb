import Add from '@mui/icons-material/Add';
import AltRoute from '@mui/icons-material/AltRoute';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type RegimeType, regimeType as regimes } from '../../../domain/api/common.ts';
import type { ScenarioComparison } from '../../../domain/api/scenario-comparison.ts';
import type { ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { DatedNote } from '../calculations/DatedNote.tsx';
import { WorkAfterChoice } from '../calculations/WorkAfterChoice.tsx';
import { calculationPath } from '../ground/case-paths.ts';
import { Choice } from '../shared/Choice.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { Compared } from './Compared.tsx';
import { ScenarioDialog } from './ScenarioDialog.tsx';
import { scenarioTexts as texts } from './texts.ts';
import { useScenarios } from './useScenarios.ts';

interface ScenariosTabProps {
  /** What can be done by the rules of a regime and is no scenario yet. */
  steps: (regimeType: RegimeType, scenarios: ScenarioComparison['scenarios']) => ReactNode;
}

/** The facts and what is supposed beside them, side by side, by the rules of one regime. */
const ScenariosTab = ({ steps }: ScenariosTabProps) => {
  const { calculation, records } = useCalculation();
  const { id, customerId, etag } = calculation;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data: asked } = regimes.safeParse(query.get('regime'));
  const regimeType = asked ?? calculation.regimeType;
  const { data, error, isPending, refetch } = useScenarios(id, regimeType);
  /** `null`: a new one; `undefined`: none is open. */
  const [edited, setEdited] = useState<ShownScenario | null | undefined>(undefined);
  const workRecords = records.data?.workRecords ?? [];
  const toComplete = workRecords.find((record) => record.id === query.get('complete'));
  if (records.data !== undefined && workRecords.length === 0) {
    return (
      <EmptyState icon={AltRoute} title={texts.noRecords} body={texts.noRecordsBody}>
        <Button variant="contained" component={Link} to={calculationPath(customerId, id, { tab: 'work-records' })}>
          {texts.toRecords}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack spacing={2}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 640 }}>
          {texts.help}
        </Typography>
        <Stack
          direction="row"
          className="no-print"
          sx={{ flexShrink: 0, flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
        >
          <Choice
            label={texts.regime}
            value={regimeType}
            options={regimes.options.map((value) => [value, value])}
            onChange={(chosen) => navigate(calculationPath(customerId, id, { tab: 'scenarios', by: chosen }))}
          />
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited(null)}>
            {texts.new}
          </Button>
        </Stack>
      </Stack>
      <DatedNote />
      {isPending && <PageSkeleton rows={6} />}
      {error !== null && (
        <ErrorPanel error={error} title={texts.loadFailed} kept={texts.loadFailedHelp} onRetry={() => refetch()} />
      )}
      {data !== undefined && data.facts.missingData.length > 0 && <Alert severity="warning">{texts.missing}</Alert>}
      {data !== undefined && <WorkAfterChoice regimeType={regimeType} shown={data.workAfter} />}
      {data !== undefined && (
        <Compared comparison={data} steps={steps(data.regimeType, data.scenarios)} onEdit={setEdited} />
      )}
      {edited !== undefined && (
        <ScenarioDialog
          calculationId={id}
          etag={etag}
          records={workRecords}
          {...(edited === null ? {} : { scenario: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {edited === undefined && toComplete !== undefined && (
        <ScenarioDialog
          calculationId={id}
          etag={etag}
          records={workRecords}
          completes={toComplete}
          onClose={() =>
            navigate(calculationPath(customerId, id, { tab: 'scenarios', by: regimeType }), { replace: true })
          }
        />
      )}
    </Stack>
  );
};

export default ScenariosTab;
