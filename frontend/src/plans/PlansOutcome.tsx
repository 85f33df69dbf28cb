import OfferIcon from '@mui/icons-material/SellOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { isApiError } from '../data/api-error.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { planTexts as texts } from './texts.ts';

interface Props<Plan> {
  error: Error | null;
  /** Absent while they are on their way. */
  plans: readonly Plan[] | undefined;
  onRetry: () => void;
  children: (plans: readonly Plan[]) => ReactNode;
}

const outlines = ['one', 'two', 'three'];

/** Plans that are on their way, did not come, are none, or are there. */
export const PlansOutcome = <Plan,>({ error, plans, onRetry, children }: Props<Plan>) => {
  if (plans !== undefined) {
    if (plans.length > 0) return children(plans);
    return <EmptyState icon={OfferIcon} title={texts.none} body={texts.noneHelp} />;
  }
  if (error === null) {
    return (
      <PlanGrid>
        {outlines.map((outline) => (
          <Skeleton key={outline} variant="rounded" height={420} />
        ))}
      </PlanGrid>
    );
  }
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      <AlertTitle>{texts.loadFailed}</AlertTitle>
      {isApiError(error) && error.errorMessage}
    </Alert>
  );
};
