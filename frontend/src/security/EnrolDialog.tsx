import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { SecondFactorProposal } from '../../../domain/api/security.ts';
import { useGenial } from '../data/data-provider.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { CodeField } from '../shared/forms/CodeField.tsx';
import { required } from '../shared/forms/checks.ts';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { securityTexts as texts } from './texts.ts';

interface EnrolDialogProps {
  proposal: SecondFactorProposal;
  onClose: () => void;
}

/** 'ABCDEFGH' → 'ABCD EFGH': typed by hand. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

const Scan = ({ proposal: { qrCode, secret } }: Pick<EnrolDialogProps, 'proposal'>) => (
  <>
    <Typography>{texts.scan}</Typography>
    <img src={qrCode} alt={texts.qrAlt} width={220} height={220} style={{ alignSelf: 'center', borderRadius: 8 }} />
    <Typography variant="body2" color="text.secondary">
      {texts.byHand}{' '}
      <Typography component="code" variant="body2" color="text.primary" sx={{ fontFamily: 'monospace' }}>
        {inGroups(secret)}
      </Typography>
    </Typography>
    <Typography>{texts.enterCode}</Typography>
  </>
);

/** The QR code, the first code, and then the recovery codes, which are shown once. */
export const EnrolDialog = ({ proposal, onClose }: EnrolDialogProps) => {
  const titleId = useId();
  const genial = useGenial();
  const notify = useNotify();
  const form = useForm({ defaultValues: { code: '' } });
  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({ code }: { code: string }) => (await genial.confirmSecondFactor(code)).data.recoveryCodes,
    onError: (error) => {
      if (!showServerFields(form, error, ['code'])) notify(error.message, { type: 'error' });
    },
  });
  return (
    <Dialog open onClose={data === undefined ? onClose : undefined} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{data === undefined ? texts.enrolTitle : texts.recoveryTitle}</DialogTitle>
      {data === undefined ? (
        <FormProvider {...form}>
          <form noValidate onSubmit={form.handleSubmit((values) => mutate(values))}>
            <DialogContent>
              <Stack spacing={2}>
                <Scan proposal={proposal} />
                <CodeField name="code" check={required} />
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{texts.cancel}</Button>
              <BusyButton type="submit" variant="contained" busy={isPending}>
                {texts.confirm}
              </BusyButton>
            </DialogActions>
          </form>
        </FormProvider>
      ) : (
        <RecoveryCodes codes={data} onKept={onClose} />
      )}
    </Dialog>
  );
};
