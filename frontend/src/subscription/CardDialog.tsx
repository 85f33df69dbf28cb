import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useGenial } from '../data/data-provider.ts';
import { CardFields } from '../payments/CardFields.tsx';
import { type CardValues, cardOf, emptyCard } from '../payments/card-values.ts';
import { paymentTexts } from '../payments/texts.ts';
import { FormDialog } from './FormDialog.tsx';
import { subscriptionTexts as texts } from './texts.ts';
import { outcomeOf, useSubscriptionChange } from './useSubscription.ts';

/** Another card, for what is charged from now on. */
export const CardDialog = ({ onClose }: { onClose: () => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const form = useForm<CardValues>({ defaultValues: emptyCard });
  const { mutate, isPending } = useSubscriptionChange(genial.changeCard, ({ data }) => {
    const [said, type] = outcomeOf(data, texts.cardSaved);
    notify(said, { type });
    onClose();
  });
  return (
    <FormDialog
      title={texts.cardTitle}
      action={texts.changeCard}
      busy={isPending}
      onSubmit={form.handleSubmit((values) => mutate(cardOf(values)))}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Typography>{texts.cardHelp}</Typography>
        <CardFields autoFocus />
        <Typography variant="body2" color="text.secondary">
          {paymentTexts.card.kept}
        </Typography>
      </FormProvider>
    </FormDialog>
  );
};
