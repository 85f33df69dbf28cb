import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { calculationName } from '../../../../domain/api/calculations.ts';
import { useGenial } from '../../app/data/data-provider.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { contract } from '../../shared/forms/checks.ts';
import { FormText } from '../../shared/forms/FormFields.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { type CustomerRecord, useForgetCustomer } from '../useCustomer.ts';
import { type CopiedData, CopiedDataField } from './CopiedDataField.tsx';
import { nameOfCopy } from './name-of-copy.ts';
import { customerCalculationTexts as texts } from './texts.ts';
import type { CalculationItem } from './useSortedPage.ts';

export interface CopyCalculationProps {
  calculation: CalculationItem;
  onClose: () => void;
}

interface CopyForm {
  name: string;
  copiedData: CopiedData[];
}

/** 'Duplicação de Um Cálculo': by default times and salaries both. */
export const CopyCalculation = ({ calculation, onClose }: CopyCalculationProps) => {
  const { id: customerId } = useShownRecord<CustomerRecord>();
  const titleId = useId();
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetCustomer(customerId);
  const form = useForm<CopyForm>({
    defaultValues: {
      name: nameOfCopy(calculation.name),
      copiedData: ['time', 'salary'],
    },
  });
  const copy = useMutation({
    mutationFn: (values: CopyForm) => genial.copyCalculation({ calculationId: calculation.id, ...values }),
    onSuccess: async () => {
      await forget();
      notify(texts.copyDone, { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => copy.mutate(values))}>
          <DialogTitle id={titleId}>{texts.copyTitle}</DialogTitle>
          <DialogContent>
            <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
              <FormText name="name" label={texts.copyName} required check={contract(calculationName)} />
              <CopiedDataField />
              {copy.isError && <ErrorPanel error={copy.error} title={texts.copyFailed} />}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <BusyButton type="submit" variant="contained" busy={copy.isPending}>
              {texts.copySubmit}
            </BusyButton>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};
