import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Subscription } from '../../../domain/api/subscription.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { CardFields } from '../payments/CardFields.tsx';
import { type CardValues, cardOf, emptyCard } from '../payments/card-values.ts';
import { paymentTexts } from '../payments/texts.ts';
import { FormDialog } from './FormDialog.tsx';
import { subscriptionTexts as texts } from './texts.ts';
import { outcomeOf, useSubscriptionChange } from './useSubscription.ts';

interface CardDialogProps {
  subscription: Subscription;
  /** BRL that the card is charged at once. */
  charge: number;
  onClose: () => void;
}

/** Another card, for what is charged from now on, and for what waits for one. */
export const CardDialog = ({ subscription: { hasCard, plan, invoices }, charge, onClose }: CardDialogProps) => {
  const isToPay = invoices.some(({ payableBy }) => payableBy.length > 0);
  const genial = useGenial();
  const notify = useNotify();
  const form = useForm<CardValues>({ defaultValues: emptyCard });
  const { mutate, isPending, error } = useSubscriptionChange(genial.changeCard, ({ data }) => {
    const [said, type] = outcomeOf(data, charge > 0 ? texts.cardSavedAndCharged : texts.cardSaved);
    notify(said, { type });
    onClose();
  });
  return (
    <FormDialog
      title={hasCard ? texts.cardTitle : texts.giveCardTitle}
      action={hasCard ? texts.changeCard : texts.giveCard}
      busy={isPending}
      refusal={error?.message ?? null}
      onSubmit={form.handleSubmit((values) => mutate(cardOf(values)))}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {charge > 0 ? (
          <Alert severity="warning">{texts.cardChargedNow(formatMoney(charge), plan?.installments ?? 1)}</Alert>
        ) : (
          <Typography>{isToPay ? texts.cardPaysNoInvoice : texts.cardHelp}</Typography>
        )}
        <CardFields autoFocus />
        <Typography variant="body2" color="text.secondary">
          {paymentTexts.card.kept}
        </Typography>
      </FormProvider>
    </FormDialog>
  );
};
