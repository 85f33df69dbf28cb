import { useParams } from 'react-router';
import { useCalculation } from '../calculations/calculation-context.ts';
import { viewOf } from '../ground/case-paths.ts';
import { CompareRevisions } from './CompareRevisions.tsx';
import { PastCalculation } from './PastCalculation.tsx';

/** What the address names of the past: one revision, or two compared. */
const PastView = () => {
  const { '*': child = '' } = useParams();
  const view = viewOf(child, null, useCalculation().calculation.regimeType);
  if (view.tab === 'past') return <PastCalculation key={view.revision} revision={view.revision} />;
  return view.tab === 'comparison' ? <CompareRevisions from={view.from} to={view.to} /> : null;
};

export default PastView;
