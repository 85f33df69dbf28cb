import Add from '@mui/icons-material/Add';
import AltRoute from '@mui/icons-material/AltRoute';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type RegimeType, regimeType as regimes } from '../../../domain/api/common.ts';
import type { ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../calculations/paths.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { Compared } from './Compared.tsx';
import { ScenarioDialog } from './ScenarioDialog.tsx';
import { scenarioTexts as texts } from './texts.ts';
import { useScenarios } from './useScenarios.ts';

/** The facts and what is supposed beside them, side by side, by the rules of one regime. */
const ScenariosTab = () => {
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
        <Stack direction="row" spacing={1} className="no-print" sx={{ flexShrink: 0 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={regimeType}
            aria-label={texts.regime}
            onChange={(_event, chosen: RegimeType | null) =>
              chosen !== null && navigate(calculationPath(customerId, id, { tab: 'scenarios', by: chosen }))
            }
          >
            {regimes.options.map((value) => (
              <ToggleButton key={value} value={value}>
                {value}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited(null)}>
            {texts.new}
          </Button>
        </Stack>
      </Stack>
      {isPending && <PageSkeleton rows={6} />}
      {error !== null && (
        <ErrorPanel error={error} title={texts.loadFailed} kept={texts.loadFailedHelp} onRetry={() => refetch()} />
      )}
      {data !== undefined && data.facts.missingData.length > 0 && <Alert severity="warning">{texts.missing}</Alert>}
      {data !== undefined && <Compared comparison={data} onEdit={setEdited} />}
      {edited !== undefined && (
        <ScenarioDialog
          calculationId={id}
          etag={etag}
          records={workRecords}
          {...(edited === null ? {} : { scenario: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
};

export default ScenariosTab;
