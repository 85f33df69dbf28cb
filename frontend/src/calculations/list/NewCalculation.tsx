import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useCreate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Calculation } from '../../../../domain/api/calculations.ts';
import { type CustomerRecord, useForgetCustomer } from '../../customers/useCustomer.ts';
import { calculationPath } from '../../ground/case-paths.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { LeaveQuestion } from '../../shared/dialogs/LeaveQuestion.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { showServerFields } from '../../shared/forms/serverFields.ts';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { FurtherFields, MainFields } from '../CalculationFields.tsx';
import { CustomerOfCalculation } from '../CustomerOfCalculation.tsx';
import { type CalculationForm, calledByServer, editOf, refusableFields } from '../form-values.ts';
import { StatedTimes } from '../StatedTimes.tsx';
import { calculationTexts } from '../texts.ts';
import { ByHand } from './ByHand.tsx';
import { newCalculation } from './new-calculation.ts';
import { customerCalculationTexts as texts } from './texts.ts';

/** The parameter of the address under which the panel is open, so that other screens can open it. */
export const panelParameter = 'calculation';

interface NewCalculationProps {
  onDone: () => void;
  /** Closes the panel; what is unsaved asks first. */
  onLeave: () => void;
}

/** 'Novo Cálculo': opens with the defaults, creates, and goes to the new calculation. */
export const NewCalculation = ({ onDone, onLeave }: NewCalculationProps) => {
  const customer = useShownRecord<CustomerRecord>();
  const form = useForm<CalculationForm>({ defaultValues: newCalculation(customer), mode: 'onBlur' });
  const navigate = useNavigate();
  const forget = useForgetCustomer(customer.id);
  const [create, { isPending, error }] = useCreate<Calculation>();
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const submit = form.handleSubmit((values) =>
    create(
      'calculations',
      { data: { ...editOf(values, false), customerId: customer.id } },
      {
        onSuccess: async ({ id }) => {
          await forget();
          // Back from the new calculation finds the client with the panel closed.
          onDone();
          navigate(calculationPath(customer.id, id));
        },
        onError: (refusal) => showServerFields(form, refusal, refusableFields, '', calledByServer),
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} keptBy={panelParameter} />
      <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h3">{texts.create}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
          {texts.panelHint}
        </Typography>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <CustomerOfCalculation customer={customer} />
          <MainFields />
          <ByHand>
            <FurtherFields blankDate={calculationTexts.blankWillBeStated} />
            <StatedTimes />
          </ByHand>
        </Box>
        {Boolean(error) && <ErrorPanel error={error} title={texts.createFailed} />}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 3 }}>
          <Button onClick={onLeave}>{texts.cancel}</Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {texts.submit}
          </BusyButton>
        </Box>
      </Paper>
    </FormProvider>
  );
};
