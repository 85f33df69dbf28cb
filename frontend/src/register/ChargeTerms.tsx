import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCpfOrCnpj } from '../../../domain/api/documents.ts';
import type { FirstCharge } from '../../../domain/api/registration.ts';
import { reaisOf } from '../../../domain/units/money.ts';
import { formatDate, formatMoney, unbroken } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import type { PaymentMethod } from '../plans/offer.ts';
import { today } from '../shared/clock.ts';
import { priceOf } from './installments.ts';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

/** When this CPF or CNPJ would be charged; undefined: it is not known yet. */
const useFirstCharge = (cpf: string, planId: string): FirstCharge | undefined => {
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.firstCharge(cpf, planId),
    queryFn: async ({ signal }) => (await genial.firstCharge(cpf, planId, signal)).data,
    enabled: isCpfOrCnpj(cpf),
    retry: false,
  });
  return data;
};

/** Charged at once though there is a trial: the provider keeps no cards. */
const isNotKept = (first: FirstCharge | undefined): boolean => first?.trial === true && first.firstChargeOn <= today();

const chargeInWords = ({ type }: PaymentMethod, price: string, first: FirstCharge | undefined): string => {
  if (type === 'PIX') return texts.charge.pix(price);
  if (first === undefined) return texts.charge.unknown(price);
  if (!first.trial) return texts.charge.today(price);
  return isNotKept(first) ? texts.charge.notKept(price) : texts.charge.later(price, formatDate(first.firstChargeOn));
};

/** Paid at once it is a sum, and no part. */
const priceInWords = (method: PaymentMethod, count: string): string => {
  const total = formatMoney(reaisOf(method.totalCents));
  if (method.type === 'SUBSCRIPTION') return priceOf(method, count);
  return count === '1' ? total : texts.inAll(priceOf(method, count), total);
};

/** What is paid today, when and how much later, how it is renewed, and how to stop: before anything is agreed. */
export const ChargeTerms = ({ method }: { method: PaymentMethod }) => {
  const { control } = useFormContext<RegisterValues>();
  const [cpf, count] = useWatch({ control, name: ['cpf', 'installmentNumber'] });
  const first = useFirstCharge(cpf, method.planId);
  const price = priceInWords(method, count);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{unbroken(chargeInWords(method, price, first))}</Typography>
      <Typography variant="body2">
        {texts.renewal[method.type === 'CREDIT_CARD' && isNotKept(first) ? 'notKept' : method.type]}
      </Typography>
      <Typography variant="body2">{texts.stop}</Typography>
    </>
  );
};
