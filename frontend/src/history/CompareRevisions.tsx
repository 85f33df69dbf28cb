import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useCalculation } from '../calculations/calculation-context.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ComparedRules } from './ComparedRules.tsx';
import { ComparedSides } from './ComparedSides.tsx';
import { historyTexts as texts } from './texts.ts';

interface CompareRevisionsProps {
  from: number;
  to: number;
}

/** Two revisions side by side: what was changed between them, and what that did to the rules. */
export const CompareRevisions = ({ from, to }: CompareRevisionsProps) => {
  const { id, customerId } = useCalculation().calculation;
  const navigate = useNavigate();
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.past(id, from), 'compared', to],
    queryFn: async ({ signal }) => (await genial.compareRevisions(id, from, to, signal)).data,
  });
  const comparing = (before: number, after: number) =>
    calculationPath(customerId, id, { tab: 'comparison', from: before, to: after });
  const pastOf = (revision: number) => calculationPath(customerId, id, { tab: 'past', revision });
  const title = data === undefined ? texts.comparing : texts.compared(data.from.at, data.to.at);
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <PageHeading variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </PageHeading>
        <Button component={Link} to={comparing(to, from)}>
          {texts.swap}
        </Button>
        <Button component={Link} to={calculationPath(customerId, id, { tab: 'history' })}>
          {texts.back}
        </Button>
      </Stack>
      {error !== null && <ErrorPanel error={error} title={texts.compareFailed} onRetry={() => refetch()} />}
      {error === null && data === undefined && <PageSkeleton rows={6} />}
      {data !== undefined && (
        <>
          <ComparedSides
            calculationId={id}
            sides={[
              {
                title: texts.before,
                side: data.from,
                address: pastOf(from),
                onRevision: (revision) => navigate(comparing(revision, to)),
              },
              {
                title: texts.after,
                side: data.to,
                address: pastOf(to),
                onRevision: (revision) => navigate(comparing(from, revision)),
              },
            ]}
          />
          <Typography component="h2" variant="h3">
            {texts.changes}
          </Typography>
          {data.changes.length === 0 ? (
            <Typography>{texts.noChanges}</Typography>
          ) : (
            <ChangeList changes={data.changes} />
          )}
          <Typography component="h2" variant="h3" sx={{ mt: 3, mb: 1 }}>
            {texts.rules}
          </Typography>
          <ComparedRules rules={data.rules} unchanged={data.unchangedRules} />
        </>
      )}
    </Paper>
  );
};
