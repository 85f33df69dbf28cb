import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Subscription } from '../../../domain/api/subscription.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { CardFields } from '../payments/CardFields.tsx';
import { type CardValues, cardOf, emptyCard } from '../payments/card-values.ts';
import { FormDialog } from './FormDialog.tsx';
import { type Choice, choicesOf } from './options.ts';
import { PixDialog } from './PayDialog.tsx';
import { subscriptionTexts as texts } from './texts.ts';
import { useSubscriptionChange } from './useSubscription.ts';

const MOST_INSTALLMENTS = 12;
const counts = Array.from({ length: MOST_INSTALLMENTS }, (_, index) => index + 1);

/** A card is typed where one is charged and the provider keeps none that could be. */
const needsCard = ({ type }: Choice, { plan, hasCard, cancellation }: Subscription): boolean =>
  type !== 'PIX' && (cancellation !== null || !hasCard || (type === 'CREDIT_CARD' && plan?.type !== 'CREDIT_CARD'));

/** Another plan, or the one of a new contract after a cancellation. */
export const PlanDialog = ({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const form = useForm<CardValues>({ defaultValues: emptyCard });
  const isReturn = subscription.cancellation !== null;
  const { data: plans = [] } = useQuery({
    queryKey: keys.plans,
    queryFn: async ({ signal }) => (await genial.plans(signal)).data.plans,
  });
  const choices = choicesOf(plans).filter(({ id }) => isReturn || id !== subscription.plan?.id);
  const [planId, setPlanId] = useState('');
  const [count, setCount] = useState(MOST_INSTALLMENTS);
  const chosen = choices.find(({ id }) => id === planId) ?? choices[0];
  const change = useSubscriptionChange(isReturn ? genial.comeBack : genial.changeOwnPlan, ({ data: { pix } }) => {
    if (pix !== null) return;
    notify(isReturn ? texts.cameBack : texts.planChanged, { type: 'success' });
    onClose();
  });
  const title = isReturn ? texts.comeBack : texts.planTitle;
  const pix = change.data?.data.pix ?? null;
  if (pix !== null) return <PixDialog title={title} pix={pix} onClose={onClose} />;
  if (chosen === undefined) return null;
  const typesCard = needsCard(chosen, subscription);
  const send = form.handleSubmit((values) =>
    change.mutate({
      planId: chosen.id,
      installmentNumber: chosen.type === 'CREDIT_CARD' ? count : 1,
      creditCard: typesCard ? cardOf(values) : null,
    }),
  );
  return (
    <FormDialog title={title} action={title} busy={change.isPending} onSubmit={send} onClose={onClose}>
      <Typography>{isReturn ? texts.comeBackHelp : texts.planHelp}</Typography>
      <RadioGroup aria-label={texts.rows.plan} value={chosen.id} onChange={(_event, id) => setPlanId(id)}>
        {choices.map(({ id, label }) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      {chosen.type === 'CREDIT_CARD' && isReturn && (
        <TextField
          select
          label={texts.installments}
          value={count}
          onChange={({ target }) => setCount(Number(target.value))}
        >
          {counts.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.installment(one, formatMoney(Math.floor((chosen.value * 100) / one) / 100))}
            </MenuItem>
          ))}
        </TextField>
      )}
      {typesCard && (
        <FormProvider {...form}>
          <CardFields />
        </FormProvider>
      )}
    </FormDialog>
  );
};
