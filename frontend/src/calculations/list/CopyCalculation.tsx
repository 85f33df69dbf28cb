import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { calculationName } from '../../../../domain/api/calculations.ts';
import { nameOf } from '../../customers/name.ts';
import { type CustomerRecord, useForgetCustomer } from '../../customers/useCustomer.ts';
import { useGenial } from '../../data/data-provider.ts';
import { calculationPath } from '../../ground/case-paths.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { contract } from '../../shared/forms/checks.ts';
import { FormText } from '../../shared/forms/FormFields.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { type CopiedData, CopiedDataField } from './CopiedDataField.tsx';
import { CopyTarget, type Target } from './CopyTarget.tsx';
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
  const customer = useShownRecord<CustomerRecord>();
  const [target, setTarget] = useState<Target>(customer);
  const elsewhere = target.id !== customer.id;
  const titleId = useId();
  const genial = useGenial();
  const notify = useNotify();
  const navigate = useNavigate();
  const forget = useForgetCustomer(target.id);
  const form = useForm<CopyForm>({
    defaultValues: {
      name: nameOfCopy(calculation.name),
      copiedData: ['time', 'salary'],
    },
  });
  const copy = useMutation({
    mutationFn: (values: CopyForm) =>
      genial.copyCalculation({
        calculationId: calculation.id,
        ...values,
        ...(elsewhere ? { customerId: target.id } : {}),
      }),
    onSuccess: async ({ data: { calculation: copied } }) => {
      await forget();
      onClose();
      // A copy that went elsewhere is not seen from here.
      if (elsewhere) await navigate(calculationPath(target.id, copied.id));
      notify(elsewhere ? texts.copyDoneFor(nameOf(target)) : texts.copyDone, { type: 'success' });
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
              <CopyTarget value={target} onChange={setTarget} />
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
