import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DatedNote } from '../calculations/DatedNote.tsx';
import { RulesSkeleton } from '../rules/RulesSkeleton.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { AddDependant, Dependants } from './Dependants.tsx';
import { hasSpouse, isComplete, namesOf } from './draft.ts';
import { FamilyResult } from './FamilyResult.tsx';
import { OtherBenefits } from './OtherBenefits.tsx';
import { SupposedDeath } from './SupposedDeath.tsx';
import { familyTexts as texts } from './texts.ts';
import { useFamily } from './useFamily.ts';
import { useFamilyDraft } from './useFamilyDraft.ts';
import { useListFocus } from './useListFocus.ts';

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;

/** What a family would receive of a death, and what an incapacity would pay. */
const FamilyTab = () => {
  const { draft, change } = useFamilyDraft();
  const { data, error, refetch } = useFamily(draft);
  const { dependants, benefits } = draft;
  const list = useListFocus(dependants.length);
  const names = namesOf(dependants);
  const left = names.filter((_name, place) => dependants[place] !== undefined && !isComplete(dependants[place]));
  const addTo = (next: typeof dependants) => change({ dependants: next });
  return (
    <Box sx={columns}>
      <Stack spacing={3} className="no-print" sx={{ minWidth: 0 }}>
        <div ref={list}>
          {dependants.length === 0 ? (
            <EmptyState icon={FamilyIcon} heading="h3" title={texts.emptyTitle} body={texts.emptyBody}>
              <AddDependant dependants={dependants} onChange={addTo} />
            </EmptyState>
          ) : (
            <Dependants dependants={dependants} onChange={addTo} />
          )}
        </div>
        {hasSpouse(draft) && <OtherBenefits benefits={benefits} onChange={(next) => change({ benefits: next })} />}
        <SupposedDeath draft={draft} onChange={change} />
      </Stack>
      <Stack component="section" spacing={2} aria-label={texts.answer} sx={{ minWidth: 0 }}>
        <DatedNote />
        {left.length > 0 && <Alert severity="info">{texts.incomplete(left)}</Alert>}
        {error !== null && (
          <ErrorPanel error={error} title={texts.loadFailed} kept={texts.loadFailedHelp} onRetry={() => refetch()} />
        )}
        {data === undefined && error === null && <RulesSkeleton />}
        {data !== undefined && <FamilyResult answer={data} asked={dependants.some(isComplete)} />}
      </Stack>
    </Box>
  );
};

export default FamilyTab;
