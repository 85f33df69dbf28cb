import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { FirstCharge, Registered } from '../../../domain/api/registration.ts';
import { isApiError, isRefusal } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { randomKey } from '../data/repetition.ts';
import type { PaymentMethod } from '../plans/offer.ts';
import { isUnanswered, type Refusal, refusalOf } from './refusal.ts';
import { registrationOf } from './request.ts';
import { registerTexts as texts } from './texts.ts';
import { accountFields, emptyRegistration, type RegisterValues } from './values.ts';

export type Stage =
  /** `isBack`: its person chose to go back to it. */
  | { step: 'data'; isBack?: boolean }
  | { step: 'payment' }
  /** Registered; `token` is the session that the sign-up answered, to ask for the code with. */
  | { step: 'pix'; token: string; paymentId: string | null };

/** The sentences of the fields that the server refused, under the fields of the first step. */
const markFields = (form: UseFormReturn<RegisterValues>, error: unknown): void => {
  if (!isApiError(error)) return;
  for (const name of accountFields) {
    const message = error.fields[`account.${name}`];
    if (message !== undefined) form.setError(name, { type: 'server', message });
  }
};

/**
 * Sends the sign-up, once at a time and under one key until a clear answer comes. No cache of calls is in between: it
 * would remember the card.
 */
export const useRegistration = (form: UseFormReturn<RegisterValues>) => {
  const genial = useGenial();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ step: 'data' });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const key = useRef<string | null>(null);
  const unanswered = useRef(false);

  const welcome = async ({ token, subscription }: Registered, { type }: PaymentMethod) => {
    form.reset(emptyRegistration(type));
    if (type === 'PIX') {
      setStage({ step: 'pix', token, paymentId: subscription.paymentId });
      return;
    }
    // Ended in the background: whether or not the server hears of it, the browser keeps nothing of this session.
    genial.logout(token).catch(() => undefined);
    await navigate('/login', { replace: true });
    notify(texts.succeeded, { type: 'success' });
  };

  const register = async (method: PaymentMethod) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    key.current ??= randomKey();
    try {
      const values = form.getValues();
      const shown = client.getQueryData<FirstCharge>(keys.firstCharge(values.cpf, method.planId));
      const asked = registrationOf(values, method, shown?.firstChargeOn ?? null);
      const { data } = await genial.register(asked, key.current);
      await welcome(data, method);
    } catch (error) {
      if (isRefusal(error)) {
        key.current = null;
        // The day of the first charge may be another one than the page showed.
        client.invalidateQueries({ queryKey: keys.firstCharges }).catch(() => undefined);
      }
      setRefusal(refusalOf(error, unanswered.current));
      unanswered.current = isUnanswered(error);
      setStage({ step: 'data' });
      markFields(form, error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { stage, setStage, refusal, setRefusal, busy, register };
};
