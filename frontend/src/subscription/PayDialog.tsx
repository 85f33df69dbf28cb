import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { CreditCard } from '../../../domain/api/registration.ts';
import type { SubscriptionInvoice } from '../../../domain/api/subscription.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { CardFields } from '../payments/CardFields.tsx';
import { type CardValues, cardOf, emptyCard } from '../payments/card-values.ts';
import { PixCode } from '../payments/PixCode.tsx';
import { FormDialog } from './FormDialog.tsx';
import { subscriptionTexts as texts } from './texts.ts';
import { outcomeOf, useSubscriptionChange } from './useSubscription.ts';

interface PixDialogProps {
  title: string;
  pix: { copyAndPaste: string; qrCode: string };
  onClose: () => void;
}

/** A code to be paid now. */
export const PixDialog = ({ title, pix, onClose }: PixDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <PixCode {...pix} />
        <Typography color="text.secondary">{texts.pixHelp}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Pays an open invoice, by PIX or by a card that is typed here. */
export const PayDialog = ({ invoice, onClose }: { invoice: SubscriptionInvoice; onClose: () => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const form = useForm<CardValues>({ defaultValues: emptyCard });
  const [way, setWay] = useState<SubscriptionInvoice['payableBy'][number]>(invoice.payableBy[0] ?? 'PIX');
  const pay = useSubscriptionChange(
    (card: CreditCard | null) => genial.payInvoice(invoice.id, card),
    ({ data }) => {
      if (data.pix !== null) return;
      const [said, type] = outcomeOf(data, texts.paid);
      notify(said, { type });
      onClose();
    },
  );
  const value = formatMoney(invoice.value);
  const title = texts.payTitle(value, formatDate(invoice.originalDueDate));
  const pix = pay.data?.data.pix ?? null;
  if (pix !== null) return <PixDialog title={title} pix={pix} onClose={onClose} />;
  const byPix = way === 'PIX';
  return (
    <FormDialog
      title={title}
      action={byPix ? texts.showPix : texts.payByCard(value)}
      busy={pay.isPending}
      refusal={pay.error?.message ?? null}
      onSubmit={form.handleSubmit((values) => pay.mutate(byPix ? null : cardOf(values)))}
      onClose={onClose}
    >
      <RadioGroup
        row
        aria-label={texts.method}
        value={way}
        onChange={(_event, chosen) => setWay(chosen === 'PIX' ? 'PIX' : 'CREDIT_CARD')}
      >
        {invoice.payableBy.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={one === 'PIX' ? texts.pix : texts.card} />
        ))}
      </RadioGroup>
      {!byPix && (
        <FormProvider {...form}>
          <Typography>{texts.cardAtOnce}</Typography>
          <CardFields />
        </FormProvider>
      )}
    </FormDialog>
  );
};
