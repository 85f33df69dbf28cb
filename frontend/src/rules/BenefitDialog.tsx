import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import type { BenefitLogWithSalaries } from '../../../domain/api/benefit-logs.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { RULE_NOT_CHECKED, VALUE_NOT_CONFIRMED } from '../../../domain/words/unconfirmed.ts';
import { useCalculation, useRevision } from '../calculations/calculation-context.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { BenefitFacts } from './BenefitFacts.tsx';
import { BenefitSteps } from './BenefitSteps.tsx';
import { useCountedAs } from './counted-as.ts';
import { NetPanel } from './NetPanel.tsx';
import { SalaryLists } from './SalaryLists.tsx';
import { SourceList } from './SourceList.tsx';
import { rulesTexts } from './texts.ts';

interface BenefitDialogProps {
  rule: Rule;
  onClose: () => void;
}

const Logs = ({ logs, rule }: { logs: readonly BenefitLogWithSalaries[]; rule: Rule }) => (
  <Stack spacing={3}>
    {logs.map((log, position) => (
      <Stack key={log.name} spacing={2} component="section" aria-label={log.name}>
        <Typography variant="h3" component="h3">
          {position === 0 ? log.name : `${rulesTexts.disputed}: ${log.name}`}
        </Typography>
        <BenefitFacts log={log} />
        <BenefitSteps log={log} rule={rule} />
        <SalaryLists log={log} regimeType={rule.regimeType} />
      </Stack>
    ))}
    <SourceList rule={rule} />
  </Stack>
);

/** The card behind the dialog says it too, and cannot be seen. */
const NotConfirmed = ({ notices }: Pick<Rule, 'notices'>) => {
  const said = [VALUE_NOT_CONFIRMED, RULE_NOT_CHECKED].filter((notice) => notices.includes(notice));
  return said.length === 0 ? null : <Alert severity="warning">{said.join('. ')}</Alert>;
};

/** How a value arose: the steps with their articles, and every list of salaries behind them. */
const BenefitDialog = ({ rule, onClose }: BenefitDialogProps) => {
  const { calculation, customer } = useCalculation();
  const { id, name } = calculation;
  const countingMethod = useCountedAs();
  const revision = useRevision();
  const genial = useGenial();
  const phone = useMediaQuery('(max-width:600px)');
  const { data, error, isPending } = useQuery({
    queryKey: [...keys.derived(id), 'benefit', rule.id, rule.regimeType, countingMethod ?? null, revision ?? null],
    queryFn: () => genial.benefitLogs(id, rule.id, { regimeType: rule.regimeType, countingMethod, revision }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby="benefit-title">
      <DialogTitle id="benefit-title">
        {rulesTexts.benefitTitle}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rule.modality}
          <br />
          {rulesTexts.benefitOf(name, customer.name)}
        </Typography>
      </DialogTitle>
      <DialogContent dividers>
        {isPending && <Skeleton variant="rounded" height={240} aria-label={rulesTexts.loading} />}
        {error !== null && <Alert severity="error">{error.message}</Alert>}
        {data !== undefined && (
          <Stack spacing={3}>
            <NotConfirmed notices={rule.notices} />
            <Logs logs={data.data.benefitLogs} rule={rule} />
            {revision === undefined && rule.estimatedBenefit !== null && <NetPanel rule={rule} />}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{rulesTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default BenefitDialog;
