import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Subscription } from '../../../domain/api/subscription.ts';
import { centsOf } from '../../../domain/units/money.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { CardFields } from '../payments/CardFields.tsx';
import { type CardValues, cardOf, emptyCard } from '../payments/card-values.ts';
import { installmentOf, MOST_INSTALLMENTS } from '../plans/installment.ts';
import { today } from '../shared/clock.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { FormDialog } from './FormDialog.tsx';
import { type Choice, choicesOf } from './options.ts';
import { PixDialog } from './PayDialog.tsx';
import { subscriptionTexts as texts } from './texts.ts';
import { outcomeOf, useSubscriptionChange } from './useSubscription.ts';

const counts = Array.from({ length: MOST_INSTALLMENTS }, (_, index) => index + 1);

/** A card is typed where one is charged and the provider keeps none that could be. */
const needsCard = ({ type }: Choice, { plan, hasCard, cancellation }: Subscription): boolean =>
  type !== 'PIX' && (cancellation !== null || !hasCard || (type === 'CREDIT_CARD' && plan?.type !== 'CREDIT_CARD'));

interface ChoosingProps {
  choices: readonly Choice[];
  /** Empty: none is chosen yet. */
  planId: string;
  onChoose: (planId: string) => void;
}

const Choosing = ({ choices, planId, onChoose }: ChoosingProps) => (
  <TextField
    select
    label={texts.planAndWay}
    value={planId}
    onChange={({ target }) => onChoose(target.value)}
    // A choice with its price is longer than a phone is wide.
    sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
  >
    {choices.map(({ id, label }) => (
      <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
        {label}
      </MenuItem>
    ))}
  </TextField>
);

const Installments = ({ of, count, onChange }: { of: Choice; count: number; onChange: (count: number) => void }) => (
  <TextField select label={texts.installments} value={count} onChange={({ target }) => onChange(Number(target.value))}>
    {counts.map((one) => (
      <MenuItem key={one} value={one}>
        {installmentOf(centsOf(of.value), one)}
      </MenuItem>
    ))}
  </TextField>
);

const usePlans = () => {
  const genial = useGenial();
  return useQuery({ queryKey: keys.plans, queryFn: async ({ signal }) => (await genial.plans(signal)).data.plans });
};

/** The day on which a new contract is charged first; null: today. What is paid or tried already is not charged again. */
const firstChargeOf = ({ paidUntil, trialUntil }: Subscription, chosen: Choice | undefined): string | null => {
  const day = paidUntil ?? (chosen?.type === 'PIX' ? null : trialUntil);
  return day === null || day <= today() ? null : formatDate(day);
};

/** What is charged next by a plan that is chosen, and when; null: of a new contract, which says it itself. */
const nextByChoice = ({ changes, plan, invoices }: Subscription, chosen: Choice): string | null => {
  const change = changes.find(({ planId }) => planId === chosen.id);
  if (change === undefined) return null;
  const { next } = change;
  if (next === null) return texts.nothingAfterChange;
  const value = formatMoney(next.amount);
  // A month of a subscription that its card did not pay is not charged again by itself, but to be paid.
  const isToPay = invoices.some((one) => one.originalDueDate === next.date && one.payableBy.length > 0);
  if (isToPay && plan?.type === 'SUBSCRIPTION' && chosen.type === 'SUBSCRIPTION') return texts.lateAfterChange(value);
  if (next.date > today()) return texts.nextAfterChange(value, formatDate(next.date));
  return chosen.type === 'PIX' ? texts.pixToday(value) : texts.chargedToday(value);
};

const useChange = (isReturn: boolean, onClose: () => void) => {
  const genial = useGenial();
  const notify = useNotify();
  return useSubscriptionChange(isReturn ? genial.comeBack : genial.changeOwnPlan, ({ data }) => {
    if (data.pix !== null) return;
    const [said, type] = outcomeOf(data, isReturn ? texts.cameBack : texts.planChanged);
    notify(said, { type });
    onClose();
  });
};

/** Another plan, or the one of a new contract after a cancellation. Nothing is chosen for who opens it. */
export const PlanDialog = ({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) => {
  const form = useForm<CardValues>({ defaultValues: emptyCard });
  const isReturn = subscription.cancellation !== null;
  const { data: plans, error, refetch } = usePlans();
  const choices = choicesOf(plans ?? [], subscription).filter(({ id }) => isReturn || id !== subscription.plan?.id);
  const [planId, setPlanId] = useState('');
  const [count, setCount] = useState(MOST_INSTALLMENTS);
  const chosen = choices.find(({ id }) => id === planId);
  const change = useChange(isReturn, onClose);
  const title = isReturn ? texts.comeBack : texts.planTitle;
  const pix = change.data?.data.pix ?? null;
  if (pix !== null) return <PixDialog title={title} pix={pix} onClose={onClose} />;
  const typesCard = chosen !== undefined && needsCard(chosen, subscription);
  const send = form.handleSubmit((values) => {
    if (chosen === undefined) return;
    const installmentNumber = chosen.type === 'CREDIT_CARD' ? count : 1;
    change.mutate({ planId: chosen.id, installmentNumber, creditCard: typesCard ? cardOf(values) : null });
  });
  return (
    <FormDialog
      title={title}
      action={title}
      busy={change.isPending}
      disabled={chosen === undefined}
      refusal={change.error?.message ?? null}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography>{isReturn ? texts.comeBackHelp(firstChargeOf(subscription, chosen)) : texts.planHelp}</Typography>
      {plans !== undefined && <Choosing choices={choices} planId={planId} onChoose={setPlanId} />}
      {plans === undefined && error === null && <PageSkeleton rows={1} />}
      {plans === undefined && error !== null && (
        <ErrorPanel error={error} title={texts.plansFailed} onRetry={() => refetch()} />
      )}
      {!isReturn && chosen !== undefined && <Typography>{nextByChoice(subscription, chosen)}</Typography>}
      {!isReturn && chosen?.type === 'PIX' && subscription.state === 'ONLY_TRIAL' && (
        <Alert severity="info">{texts.pixInTrial}</Alert>
      )}
      {isReturn && chosen?.type === 'CREDIT_CARD' && <Installments of={chosen} count={count} onChange={setCount} />}
      {typesCard && (
        <FormProvider {...form}>
          <CardFields />
        </FormProvider>
      )}
    </FormDialog>
  );
};
