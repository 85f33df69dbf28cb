import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseChoice, CaseProposal, CnisImport } from '../../../../../domain/api/cnis.ts';
import type { Customer } from '../../../../../domain/api/customers.ts';
import { BusyButton } from '../../../shared/BusyButton.tsx';
import { PersonRead } from '../PersonRead.tsx';
import { KnownClients, NewClient } from './ForWhom.tsx';
import { IntoCalculation } from './IntoCalculation.tsx';
import { dropTexts as texts } from './texts.ts';
import { anew, useProposedCase } from './useProposedCase.ts';

interface ProposedCaseProps {
  job: CnisImport;
  proposal: CaseProposal;
  /** The client on whose page it was dropped; null on the home screen. */
  customer: Customer | null;
  busy: boolean;
  onGo: (choice: CaseChoice) => void;
}

/** For whom the extract is and what to count it in, as proposed; only the sex of somebody new is asked. */
export const ProposedCase = ({ job, proposal, customer, busy, onGo }: ProposedCaseProps) => {
  const { known, form, change, calculations, choice } = useProposedCase(proposal, customer);
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice !== null) onGo(choice);
      }}
    >
      {customer === null ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.links(job.registers.filter(({ kind }) => kind !== 'benefit' && kind !== 'event').length)}
          </Typography>
          <KnownClients form={form} onChange={change} known={known} />
        </>
      ) : (
        <PersonRead person={job.person} customer={customer} />
      )}
      {form.customerId === anew && (
        <NewClient
          form={form}
          onChange={change}
          read={proposal.customer}
          leavesOutCpf={proposal.customer.cpf === null && job.person?.cpf != null}
        />
      )}
      <IntoCalculation
        form={form}
        onChange={change}
        calculations={calculations}
        registrationDate={proposal.calculation.registrationDate}
      />
      <BusyButton
        type="submit"
        variant="contained"
        busy={busy}
        disabled={choice === null}
        sx={{ alignSelf: 'flex-end' }}
      >
        {texts.go}
      </BusyButton>
    </Stack>
  );
};
