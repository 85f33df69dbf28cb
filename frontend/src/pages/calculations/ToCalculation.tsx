import { Navigate, useParams } from 'react-router';
import { CalculationGone } from '../../calculations/CalculationGone.tsx';
import type { CalculationRecord } from '../../calculations/calculation-context.ts';
import { calculationTexts as texts } from '../../calculations/texts.ts';
import { calculationPath } from '../../ground/case-paths.ts';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';

const ToPage = () => {
  const { id, customerId } = useShownRecord<CalculationRecord>();
  return <Navigate to={calculationPath(customerId, id)} replace />;
};

/** A calculation by its id alone: opens it under its client. */
export default function ToCalculation() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      resource="calculations"
      id={id}
      loadFailed={texts.loadFailed}
      gone={<CalculationGone customer={undefined} />}
    >
      <ToPage />
    </RecordPage>
  );
}
